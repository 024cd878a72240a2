import type { EquityLog } from '#contract/equity.ts'

export const equity = {
  types: {
    grant: 'Granted',
    exchange: 'Exchanged for points',
    unlock: 'Unlocked',
    adjust: 'Corrected',
  } satisfies Record<EquityLog['type'], string>,
  done: {
    exchange: 'Exchanged for shares.',
  },
}

import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Market } from '#contract/home.ts'
import { hourText } from '#src/lib/day-text.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Countdown, useSecondsUntil } from '#src/ui/countdown.tsx'

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'note',
    color: 'ink2',
    paddingInline: '1',
  },
})
const Dot = chakra('span', {
  base: { width: '2', height: '2', borderRadius: 'full', flex: 'none' },
  variants: { open: { true: { bg: 'good' }, false: { borderWidth: '2px', borderColor: 'ink3' } } },
})

export function MarketClock({ market, onTurned }: { market: Market; onTurned: () => void }) {
  const { i18n } = useLingui()
  const hour = (at: number) => hourText(at, i18n.locale)
  const open = market.is_open === 1
  const closes = market.close_time === null ? '' : hour(market.close_time)
  return (
    <Line role="status">
      <Dot open={open} aria-hidden />
      {open && market.close_time !== null && (
        <span>
          <Trans>
            Market open until <Digits>{closes}</Digits>
          </Trans>
          <Turn at={market.close_time} onTurned={onTurned} />
        </span>
      )}
      {open && market.close_time === null && <Trans>Market open</Trans>}
      {!open && <Closed market={market} onTurned={onTurned} />}
    </Line>
  )
}

export const Closed = ({ market: { open_time }, onTurned }: { market: Market; onTurned: () => void }) =>
  open_time === null ? (
    <Trans>Market closed</Trans>
  ) : (
    <span>
      <Trans>
        Market Opens In <Countdown until={open_time} onEnd={onTurned} />
      </Trans>
    </span>
  )

function Turn({ at, onTurned }: { at: number; onTurned: () => void }) {
  useSecondsUntil(at, onTurned)
  return null
}

import type { Settings } from './context.ts'

type Pace = Pick<
  Settings,
  | 'callsPerMinute'
  | 'codesPerHour'
  | 'codesPerNetwork'
  | 'callsAtOnce'
  | 'halvesAtOnce'
  | 'bodyMs'
  | 'partMs'
  | 'streamsAtOnce'
  | 'heartbeatMs'
>

const HEARING = { bodyMs: 10_000, partMs: 10_000, streamsAtOnce: 2_000, heartbeatMs: 15_000 }
const HURRY = {
  callsPerMinute: 1_000_000,
  codesPerHour: 1_000_000,
  codesPerNetwork: 1_000,
  callsAtOnce: 1_000,
  halvesAtOnce: 1_000,
}
const CALM = { callsPerMinute: 20, codesPerHour: 2_000, codesPerNetwork: 20, callsAtOnce: 400, halvesAtOnce: 40 }

/** Tests are one stranger in a great hurry. */
export const paceOf = (mode: Settings['mode']): Pace => ({ ...(mode === 'test' ? HURRY : CALM), ...HEARING })

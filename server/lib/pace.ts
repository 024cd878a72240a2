import type { Settings } from '../context.ts'

type Pace = Pick<Settings, 'callsPerMinute' | 'codesPerHour' | 'codesPerNetwork' | 'callsAtOnce'>

/** How fast strangers may go. A test is one stranger in a great hurry. */
export const paceOf = (mode: Settings['mode']): Pace =>
  mode === 'test'
    ? { callsPerMinute: 1_000_000, codesPerHour: 1_000_000, codesPerNetwork: 1_000, callsAtOnce: 1_000 }
    : { callsPerMinute: 20, codesPerHour: 2_000, codesPerNetwork: 20, callsAtOnce: 400 }

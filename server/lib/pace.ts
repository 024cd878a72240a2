import type { Settings } from './context.ts'

type Pace = Pick<
  Settings,
  'callsPerMinute' | 'codesPerHour' | 'codesPerNetwork' | 'callsAtOnce' | 'streamsAtOnce' | 'heartbeatMs'
>

const LISTENING = { streamsAtOnce: 2_000, heartbeatMs: 15_000 }

/** How fast strangers may go. A test is one stranger in a great hurry. */
export const paceOf = (mode: Settings['mode']): Pace =>
  mode === 'test'
    ? { callsPerMinute: 1_000_000, codesPerHour: 1_000_000, codesPerNetwork: 1_000, callsAtOnce: 1_000, ...LISTENING }
    : { callsPerMinute: 20, codesPerHour: 2_000, codesPerNetwork: 20, callsAtOnce: 400, ...LISTENING }

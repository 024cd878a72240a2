import { type Clock, later } from '../lib/clock.ts'

interface Remembering {
  readonly clock: Clock
  readonly seconds: number
  /** A failure is remembered, too: whoever asks meanwhile does not wait for it in turn. */
  readonly failedSeconds: number
  readonly most: number
}

/** What one key stands for is read once for all who ask, also while it is still being read; the oldest leave first. */
export function remembered<Of>({ clock, seconds, failedSeconds, most }: Remembering) {
  const kept = new Map<string, { until: Date; read: Promise<Of> }>()
  return (key: string, read: () => Promise<Of>): Promise<Of> => {
    const known = kept.get(key)
    if (known && known.until > clock.now()) return known.read
    kept.delete(key)
    const one = { until: later(clock.now(), seconds), read: read() }
    one.read.catch(() => {
      one.until = later(clock.now(), failedSeconds)
    })
    kept.set(key, one)
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    return one.read
  }
}

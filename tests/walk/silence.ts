import { live, LIVE_STREAM } from '#contract/live.ts'
import type { WalkWorld } from './world.ts'

/** Nobody tells this phone what happens elsewhere: its line is refused, and what it asks for instead never comes. */
export function silence({ front }: WalkWorld): void {
  front.replace(LIVE_STREAM, { code: -403, msg: '', data: {} })
  front.replace(live.since.path, undefined)
}

import type { ServerResponse } from 'node:http'

/** Once, also where the answer was over before this was called. */
export function onceGone(answer: ServerResponse, act: () => void): void {
  if (answer.closed) return act()
  let isDone = false
  const once = () => {
    if (!isDone) act()
    isDone = true
  }
  // A caller who hangs up closes without finishing.
  answer.once('finish', once).once('close', once)
}

import type { Topic } from '#contract/live.ts'
import type { Client } from './client.ts'

interface Attended {
  readonly client: Client
  readonly wanted: boolean
  tell(topic?: Topic): void
}

/** Hears nothing while nobody wants to. */
export function attendTo({ wanted, tell }: Attended): void {
  if (wanted) tell()
}

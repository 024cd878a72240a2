import type { Cost } from '#server/lib/passwords.ts'

/** What a password costs where nobody guesses it. */
export const CHEAP: Cost = { memory: 64, passes: 1, lanes: 1 }

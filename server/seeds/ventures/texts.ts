/** Everything that members can put money in in the demo, by its code. */
export const CODES = [
  'robot-heron',
  'robot-tern',
  'robot-gannet',
  'plan-heron',
  'plan-tern',
  'plan-gannet',
  'harbour-solar',
  'tidal-gate',
  'quay-cranes',
  'cold-store',
  'harbour-notes',
  'dollar-basket',
  'coin-reserve',
] as const
export type Code = (typeof CODES)[number]

/** What the demo says of it in one language. */
export interface VentureTexts {
  /** How something of the demo is marked. */
  readonly demo: string
  /** Stands under everything that is said of a venture. */
  readonly note: string
  readonly terms: string
  readonly category: string
  /** What is to happen with a project: permitted, built, over. */
  readonly steps: readonly [string, string, string]
  readonly said: Readonly<Record<Code, { readonly title: string; readonly brief: string; readonly text: string }>>
}

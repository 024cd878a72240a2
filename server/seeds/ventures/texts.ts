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

export interface VentureTexts {
  readonly demo: string
  readonly note: string
  readonly terms: string
  readonly category: string
  readonly steps: readonly [string, string, string]
  readonly said: Readonly<Record<Code, { readonly title: string; readonly brief: string; readonly text: string }>>
}

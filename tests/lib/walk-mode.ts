/**
 * How much of the walks is walked. `layered`: the machine, the touches and the app prove a part each. `whole`: every
 * transition in the app. Both are held against everything there is; without either, only what was named is walked.
 */
const mode = process.env['QUAY_WALKS'] ?? ''

export const isLayered = mode === 'layered'
export const isWhole = mode === 'layered' || mode === 'whole'
/** `npm test` leaves to the gate what is alike elsewhere; whoever is named is walked whole. */
export const isThorough = mode !== 'layered'
/** Of what is alike one, or one of so many, each in its turn. */
export const inTurn = <T>(alike: readonly T[], turn: number, of = alike.length): readonly T[] =>
  alike.filter((_, at) => isThorough || at % of === turn % of)

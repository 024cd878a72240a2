/**
 * How much of the walks is walked. `layered`: plan, looks, touches and the app prove a part each. `whole`: every
 * transition in the app. Both are held against everything there is; without either, only what was named is walked.
 */
const mode = process.env['QUAY_WALKS'] ?? ''

export const isLayered = mode === 'layered'
export const isWhole = mode === 'layered' || mode === 'whole'
/** Some tests of a run that has just ended are run once more. */
export const isAgain = process.env['QUAY_AGAIN'] !== undefined
/** `npm test` leaves to the gate what is alike elsewhere; whoever is named is walked whole. */
export const isThorough = mode !== 'layered'
/** Of what is alike one, or one of so many, each in its turn. */
export const inTurn = <T>(alike: readonly T[], turn: number, of = alike.length): readonly T[] =>
  alike.filter((_, at) => isThorough || at % of === turn % of)
/** At the end of a title: it is alike elsewhere, and `npm test` leaves it to the gate (decision 0132). */
export const GATE = '@gate'
/** Of a row of tests that are alike, those that stand for all are in `npm test`, too. */
export const gateUnless = (standsForAll: boolean) => (standsForAll ? '' : ` ${GATE}`)

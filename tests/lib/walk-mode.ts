/**
 * How much of the walks is walked. `layered`: the machine, the touches and the app prove a part each. `whole`: every
 * transition in the app. Both are held against everything there is; without either, only what was named is walked.
 */
const mode = process.env['QUAY_WALKS'] ?? ''

export const isLayered = mode === 'layered'
export const isWhole = mode === 'layered' || mode === 'whole'
/** Some tests of a run that has just ended are run once more. */
export const isAgain = process.env['QUAY_AGAIN'] !== undefined

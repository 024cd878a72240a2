/** While the last piece is sold, a cart that holds it is as before, or as after: its state and what its chosen lines come to. */
const TRUE = new Set(['ok 10.00', 'sold_out 0.00'])

export const untrue = (told: readonly string[]): string[] => told.filter((one) => !TRUE.has(one))

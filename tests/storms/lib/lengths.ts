export const ROUNDS = Number(process.env['STORM_ROUNDS'] ?? 1)
export const CALLS = Number(process.env['STORM_CALLS'] ?? 32)
export const SEED = process.env['STORM_SEED'] ?? 'quay'
export const replay = `STORM_SEED=${SEED} STORM_ROUNDS=${ROUNDS} STORM_CALLS=${CALLS}`

import { tests } from './stages.mjs'

const HOUR = 3_600_000
const long = (name, project, env, only = []) => ({ ...tests(project, HOUR, only), name, env })

/**
 * What `npm run gate` runs: the proofs of the money that `npm test` runs too, for as long as it takes to believe them.
 * Each can be run alone by its name.
 */
export const gate = [
  long('properties', 'unit', { PROPERTY_RUNS: '1000000' }, ['tests/unit/money']),
  long('storms', 'storms', { STORM_ROUNDS: '200', STORM_CALLS: '64' }),
  long('sim', 'sim', { SIM_SEEDS: '1000', SIM_CALLS: '500', LEDGER_LISTS: '20000' }),
  long('kills', 'kills', { KILLS_SERVER: '50', KILLS_BOTH: '25', KILLS_READY_MS: '3000' }),
]

import { one } from './counts.mjs'
import { inClone, node } from './place.mjs'
import { tests, walks } from './stages.mjs'

const MINUTE = 60_000
/** `about` is how many minutes it takes on two quiet cores; a busy machine may take three times as long. */
const long = (name, about, project, env, only = []) => ({
  ...tests(project, 3 * about * MINUTE, only),
  name,
  about,
  env,
})

/**
 * What `npm run gate` runs: the proofs that `npm test` runs too, for as long as it takes to believe them: the money, and
 * every transition in the app, and every story in every look.
 * Each can be run alone by its name.
 */
export const gate = [
  long('properties', 5, 'unit', { PROPERTY_RUNS: '1000000' }, ['tests/unit/money']),
  long('storms', 60, 'storms', { STORM_ROUNDS: '200', STORM_CALLS: '64' }),
  long('orders', 7, 'server', { TRADE_WALKS: '3000' }, ['tests/server/trade-walks']),
  long('cash', 6, 'server', { CASH_WALKS: '1500' }, ['tests/server/cash-walks']),
  long('investing', 3, 'server', { INVEST_WALKS: '1500' }, ['tests/server/invest-walks']),
  {
    name: 'payouts',
    about: 3,
    command: [node, inClone('scripts', 'bench.ts'), 'payouts', '--judge'],
    count: one,
    limit: 10 * MINUTE,
  },
  long('leaving', 4, 'server', { LEAVING_WALKS: '1500' }, ['tests/server/cancellation-walks']),
  long('sim', 70, 'sim', { SIM_SEEDS: '1000', SIM_CALLS: '500', LEDGER_LISTS: '20000' }),
  long('stories', 20, 'stories', { STORY_LOOKS: 'all' }),
  long('kills', 8, 'kills', { KILLS_SERVER: '50', KILLS_BOTH: '25', KILLS_CASH: '10', KILLS_READY_MS: '3000' }),
  { ...walks, about: 65, limit: 180 * MINUTE, env: { QUAY_WALKS: 'whole' } },
]

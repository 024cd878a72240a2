import { one } from './counts.mjs'
import { inClone, node } from './place.mjs'
import { tests, walks } from './stages.mjs'

const MINUTE = 60_000
/** `about` is how many minutes it takes on two quiet cores; a busy machine may take three times as long. */
const long = (name, about, project, env, only = []) => ({
  ...tests(project, Math.max(10, 3 * Math.ceil(about)) * MINUTE, only),
  name,
  about: Math.ceil(about),
  env,
})
/** It keeps one core busy, so another runs beside it, and it adds half of what it takes. */
const lane = (name, takes, project, env, only) => ({
  ...long(name, takes, project, env, only),
  about: Math.ceil(takes / 2),
  beside: true,
})

/** What is believed the more the longer it runs: one place says how long each takes, whatever it is asked for. */
const longer = ({ rounds, orders, walks, lists, seeds }) => [
  lane('storms', rounds / 2, 'storms', { STORM_ROUNDS: rounds, STORM_CALLS: 64 }),
  lane('sim low', seeds / 28, 'sim', { SIM_SEEDS: seeds / 2, SIM_CALLS: 500 }, ['tests/sim/sim']),
  lane('sim high', seeds / 28, 'sim', { SIM_FIRST: 1 + seeds / 2, SIM_SEEDS: seeds / 2, SIM_CALLS: 500 }, [
    'tests/sim/sim',
  ]),
  lane('orders', orders / 400, 'server', { TRADE_WALKS: orders }, ['tests/server/trade-walks']),
  lane('cash', walks / 250, 'server', { CASH_WALKS: walks }, ['tests/server/cash-walks']),
  lane('investing', walks / 500, 'server', { INVEST_WALKS: walks }, ['tests/server/invest-walks']),
  lane('buying', walks / 250, 'server', { SHOP_WALKS: walks }, ['tests/server/shop-order-walks']),
  lane('leaving', walks / 375, 'server', { LEAVING_WALKS: walks }, ['tests/server/cancellation-walks']),
  lane('ledger', lists / 2000, 'sim', { LEDGER_LISTS: lists }, ['tests/sim/ledger']),
]

/**
 * What `npm run gate` runs: the proofs that `npm test` runs too, for as long as it takes to believe them: the money, and
 * every transition in the app, and every story in every look.
 * Each can be run alone by its name.
 */
export const gate = [
  long('properties', 5, 'unit', { PROPERTY_RUNS: 1_000_000 }, ['tests/unit/money']),
  long('server', 8, 'server', { AUDITS: 'each', MUTANTS_ONE_IN: 1, FUZZ_RUNS: 50 }),
  ...longer({ rounds: 50, orders: 500, walks: 500, lists: 4_000, seeds: 200 }),
  {
    name: 'payouts',
    about: 3,
    command: [node, inClone('scripts', 'bench.ts'), 'payouts', '--judge'],
    count: one,
    limit: 10 * MINUTE,
  },
  long('kills', 8, 'kills', { KILLS_SERVER: 50, KILLS_BOTH: 25, KILLS_CASH: 10, KILLS_READY_MS: 3_000 }),
  long('book', 3, 'book', {}),
  long('stories', 20, 'stories', { STORY_LOOKS: 'all' }),
  { ...walks, about: 65, limit: 180 * MINUTE, env: { QUAY_WALKS: 'whole' } },
]

/** What `npm run soak` runs, for a machine that is left alone: of the gate whatever can be longer still. */
export const soak = longer({ rounds: 200, orders: 3_000, walks: 1_500, lists: 20_000, seeds: 1_000 })

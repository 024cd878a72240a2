import { HOUR_S } from '#contract/time-units.ts'
import { PRICE_COUNTS } from '#machines/robot/robot.rules.ts'
import { later } from '../lib/clock.ts'
import { lastPrices } from '../market/record-prices.ts'
import type { Desk } from './desk.ts'
import { minute, table } from './terminal.ts'

export async function listPrices({ context: { database, clock }, terminal, signIn }: Desk): Promise<void> {
  await signIn()
  const last = await lastPrices(database)
  const coin = last.find(({ currency }) => currency === 'COIN')
  const counts = coin !== undefined && coin.since > later(clock.now(), -PRICE_COUNTS)
  if (last.length > 0)
    terminal.say(
      table(
        ['currency', 'EUR', 'since (UTC)', 'said by'],
        last.map(({ currency, eur, since, demo }) => [
          currency,
          eur,
          minute(since),
          demo ? 'the demo' : 'the price service',
        ]),
        ['EUR'],
      ),
    )
  terminal.say(
    counts
      ? 'Robots go by it.'
      : `No price of COIN was recorded for ${PRICE_COUNTS / HOUR_S} hours: robots are suspended and not sold. QUAY_PRICES names who says prices.`,
  )
}

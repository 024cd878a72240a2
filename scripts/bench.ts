import { judge, publish, type Section } from './bench/report.ts'
import { ensureBuilt } from './lib/build.mjs'

const PARTS: Readonly<Record<string, () => Promise<Section>>> = {
  bundle: async () => (await import('./bench/bundle.ts')).measureBundle(),
  phone: async () => (await import('./bench/phone.ts')).measurePhone(),
  server: async () => (await import('./bench/server.ts')).measureServer(),
  money: async () => (await import('./bench/money.ts')).measureMoney(),
  cash: async () => (await import('./bench/cash.ts')).measureCash(),
  matching: async () => (await import('./bench/matching.ts')).measureMatching(),
  payouts: async () => (await import('./bench/payouts.ts')).measurePayouts(),
  shop: async () => (await import('./bench/shop.ts')).measureShop(),
  'shop-orders': async () => (await import('./bench/shop-orders.ts')).measureShopOrders(),
  audit: async () => (await import('./bench/audit.ts')).measureAudit(),
}

const JUDGE = '--judge'

async function bench(given: readonly string[]): Promise<void> {
  const named = given.filter((word) => word !== JUDGE)
  const report = given.includes(JUDGE) ? judge : publish
  const strange = named.find((name) => !(name in PARTS))
  if (strange) {
    console.error(`There is no part "${strange}"; there are ${Object.keys(PARTS).join(', ')}.`)
    process.exitCode = 1
    return
  }
  await ensureBuilt()
  for (const [name, measure] of Object.entries(PARTS))
    if (named.length === 0 || named.includes(name)) report(await measure())
}

await bench(process.argv.slice(2))

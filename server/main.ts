import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { BRAND } from '#contract/limits.ts'
import { build } from './app.ts'
import { sealStanding } from './cancellation/seal-standing.ts'
import type { Context } from './lib/context.ts'
import { keepFollowing } from './deposit/keep-following.ts'
import { logLostPasskeys } from './factor/lost-passkeys.ts'
import { keepProving } from './ledger/proof-nightly.ts'
import { watchBooks } from './ledger/watch.ts'
import { readConfig, type Config } from './config.ts'
import { originAt } from './lib/origin.ts'
import { wishesToLeave, within } from './lib/leave.ts'
import { openLog } from './lib/log.ts'
import { checkJit } from './lib/jit.ts'
import { migrate } from './lib/migrate.ts'
import { openContext } from './open-context.ts'
import { paceOf } from './lib/pace.ts'
import { provideDatabase } from './postgres/provide-database.ts'
import { StartRefusal } from './lib/start-refusal.ts'
import { keepRecording } from './market/record-prices.ts'
import { keepPosting } from './notice/letter-sender.ts'
import { keepSending } from './notice/sender.ts'
import { keepMatching } from './trade/matcher.ts'
import { keepSweeping } from './sweep.ts'
import { DEMO_APP_KEY, DEMO_PIN, demoLogins, seedDemo } from './seeds/demo.ts'
import { playDemoMerchants } from './seeds/play-merchants.ts'
import { playDemoParcels } from './seeds/play-parcels.ts'
import { playDemoShares } from './seeds/demo-shares.ts'

const dist = join(import.meta.dirname, '../dist')

async function main(): Promise<void> {
  const wishes = wishesToLeave()
  let isOpen = false
  void wishes.second.then(() => isOpen || process.exit(130))
  const undo: (() => Promise<unknown>)[] = []
  try {
    const config = readConfig()
    const database = await provideDatabase(config)
    undo.unshift(database.stop)
    await migrate(database.url)
    const context = contextOf(config, database.url)
    undo.unshift(() => within(500, context.database.destroy()))
    await checkJit(context)
    await sealStanding(context)
    await logLostPasskeys(context)
    if (config.seed) await seedDemo(context)
    const books = await watchBooks(context, join(config.dataDirectory, 'anchors.log'))
    undo.unshift(() => within(2_000, books.close()))
    const app = await build(context)
    undo.unshift(() => within(4_500, app.close(), wishes.second))
    await listen(app, config)
    const rest = keepProving(context)
    undo.unshift(() => within(1_000, rest()))
    const unmatch = keepMatching(context)
    undo.unshift(() => within(1_000, unmatch()))
    const stopRecording = await keepRecording(context)
    undo.unshift(() => within(1_000, stopRecording()))
    const unsweep = keepSweeping(context)
    undo.unshift(() => within(1_000, unsweep()))
    const unfollow = keepFollowing(context)
    undo.unshift(() => within(1_000, unfollow()))
    const stopSending = keepSending(context)
    undo.unshift(() => within(2_000, stopSending()))
    const stopPosting = keepPosting(context)
    undo.unshift(() => within(2_000, stopPosting()))
    const leaveDemo = config.mode === 'demo' && config.seed ? playDemoMerchants(context) : undefined
    if (leaveDemo) undo.unshift(() => within(1_000, leaveDemo()))
    const leaveParcels = config.mode === 'demo' && config.seed ? playDemoParcels(context) : undefined
    if (leaveParcels) undo.unshift(() => within(1_000, leaveParcels()))
    const leaveShares = config.mode === 'demo' && config.seed ? playDemoShares(context) : undefined
    if (leaveShares) undo.unshift(() => within(1_000, leaveShares()))
    console.log(greeting(app, config, database.says))
    isOpen = true
    await wishes.first
    context.health.draining = true
  } finally {
    for (const act of undo) await act()
  }
}

function contextOf(config: Config, url: string): Context {
  return openContext({
    url,
    log: openLog({ level: config.logLevel }),
    settings: {
      mode: config.mode,
      origin: config.origin ?? originAt(config),
      pepper: config.pepper,
      pictures: join(config.dataDirectory, 'pictures'),
      publicPictures: join(config.dataDirectory, 'public-pictures'),
      dist: existsSync(join(dist, 'index.html')) ? dist : undefined,
      trustProxy: config.trustProxy,
      miniProgram: config.miniProgram,
      mail: config.mail,
      gateways: config.gateways,
      chains: config.chains,
      prices: config.prices,
      affiliate: config.affiliate,
      carriers: config.carriers,
      pushKeys: config.pushKeys,
      frames: config.frames,
      ...paceOf(config.mode),
    },
  })
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartRefusal(
        `Port ${port} on ${host} is taken by another program; stop that one, or choose another with PORT=${port === 65535 ? 5101 : port + 1}.`,
      )
    if (code === 'EACCES')
      throw new StartRefusal(`Port ${port} is not open to this user; choose one from 1024 up with PORT=5100.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartRefusal(
        `HOST is "${host}", which is no address of this machine; 127.0.0.1 is this machine alone, 0.0.0.0 everybody's.`,
      )
    throw error
  }
}

function greeting(app: FastifyInstance, { host, mode, seed }: Config, database: string): string {
  const { port } = app.server.address() as AddressInfo
  const origin = originAt({ host, port })
  const line = (...words: string[]) => `  ${words.map((word, at) => word.padEnd([16, 22][at] ?? 0)).join('  ')}`
  return [
    `\n${BRAND} is open.\n`,
    line('App', `${origin}/h5/`),
    ...(mode === 'production' ? [] : [line('Inbox', `${origin}/inbox`)]),
    line('Data', database),
    ...(seed
      ? [
          '',
          ...demoLogins.map(({ who, account, password }) => line(who, account, password)),
          line('Payment PIN', DEMO_PIN),
          line('Operators’ app', DEMO_APP_KEY),
          line('or its code', 'npm run desk -- demo code'),
        ]
      : []),
    '\nCtrl-C closes it.\n',
  ].join('\n')
}

try {
  await main()
  process.exit(0)
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : error)
  process.exit(1)
}

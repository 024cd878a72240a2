import type { FastifyBaseLogger } from 'fastify'
import { join } from 'node:path'
import { affiliateOf } from './affiliate/open.ts'
import { vaultIn } from './attachment/vault.ts'
import { nodeChain } from './deposit/node-chain.ts'
import { sandboxChain } from './deposit/sandbox-chain.ts'
import { carriersOf } from './parcel/carriers.ts'
import { gatewaysOf } from './payment/gateways.ts'
import type { Context, Settings } from './lib/context.ts'
import { sourceOf } from './market/record-prices.ts'
import { galleryIn } from './picture/gallery.ts'
import { type Messenger, overHttps, pushBy } from './notice/push.ts'
import { smtpPost } from './notice/smtp.ts'
import { provenPins } from './security/proven-pins.ts'
import { miniProgramOf } from './session/mini-program.ts'
import { paperDrawer } from './paper/drawer.ts'
import { type Chance, idsFrom, systemChance } from './lib/chance.ts'
import { type Clock, systemClock } from './lib/clock.ts'
import { openDatabase, type Role } from './lib/database.ts'
import { newMetrics } from './lib/metrics.ts'
import { type Cost, COST, passwordsWith } from './lib/passwords.ts'
import { openInbox } from './lib/post.ts'

export interface Given {
  url: string
  settings: Settings
  log: FastifyBaseLogger
  clock?: Clock
  chance?: Chance
  cost?: Cost
  role?: Role
  connections?: number
  messenger?: Messenger
}

/** Whoever opens it destroys `database` when done. */
export function openContext({
  url,
  settings,
  log,
  clock = systemClock(),
  chance = systemChance,
  cost = COST,
  connections = 10,
  role,
  messenger = overHttps,
}: Given): Context {
  const database = openDatabase(url, {
    connections,
    role,
    onError: (error) => log.error({ err: error }, 'an idle database connection broke'),
  })
  return {
    settings,
    clock,
    chance,
    log,
    post: settings.mail && smtpPost(settings.mail),
    inbox: settings.mode === 'production' ? undefined : openInbox({ log, clock }),
    database,
    ids: idsFrom(chance),
    passwords: passwordsWith({ pepper: settings.pepper, chance, cost }),
    provenPins: provenPins(chance),
    miniProgram: miniProgramOf(settings),
    chains: settings.chains.map(({ network, key, node, isDemo }) => ({
      chain: node ? nodeChain({ network, url: node }) : sandboxChain(database, network),
      key,
      isDemo,
    })),
    prices: settings.prices && sourceOf(settings.prices),
    affiliate: settings.affiliate && affiliateOf(settings.affiliate, clock),
    carriers: carriersOf(database, settings.carriers, clock),
    gateways: gatewaysOf(database, settings, chance),
    vault: vaultIn(settings.pictures),
    gallery: galleryIn(settings.publicPictures, join(import.meta.dirname, 'seeds/goods/pictures')),
    push: settings.pushKeys && pushBy(settings.pushKeys, chance, messenger),
    papers: paperDrawer(),
    metrics: newMetrics(),
    health: { draining: false },
  }
}

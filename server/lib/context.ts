import type { FastifyBaseLogger } from 'fastify'
import type { Affiliate, AffiliateConfig } from './affiliate.ts'
import type { Carrier, CarrierConfigs } from './carrier.ts'
import type { Chance, Ids } from './chance.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import type { ChainConfig, Deposits } from './chain.ts'
import type { Gateway, GatewayConfigs } from './gateway.ts'
import type { Metrics } from './metrics.ts'
import type { Drawer } from './paper.ts'
import type { Passwords } from './passwords.ts'
import type { PriceConfig, PriceSource } from './price.ts'
import type { Gallery, MailServer, MiniProgram, ProvenPins, Push, VapidKeys, Vault } from './ports.ts'
import type { Inbox, Post } from './post.ts'

export interface Settings {
  /** `demo` and `test` show the development inbox and the sandbox providers; `production` has neither. */
  readonly mode: 'demo' | 'test' | 'production'
  readonly origin: string
  readonly pepper: string
  readonly dist: string | undefined
  readonly trustProxy: false | string[]
  readonly miniProgram: { readonly appId: string; readonly secret: string } | undefined
  readonly mail: MailServer | undefined
  readonly gateways: GatewayConfigs
  readonly chains: readonly ChainConfig[]
  readonly prices: PriceConfig | undefined
  readonly affiliate: AffiliateConfig | undefined
  readonly carriers: CarrierConfigs
  readonly pushKeys: VapidKeys | undefined
  /** Hosts whose pages may be shown inside the app. */
  readonly frames: readonly string[]
  /** From one address. */
  readonly callsPerMinute: number
  /** For everybody together. */
  readonly codesPerHour: number
  readonly codesPerNetwork: number
  readonly callsAtOnce: number
  /** Unfinished requests of one address at once. */
  readonly halvesAtOnce: number
  /** From a form's first byte to its last. */
  readonly bodyMs: number
  readonly partMs: number
  /** Never a directory that the web server shows. */
  readonly pictures: string
  /** Never the same one. */
  readonly publicPictures: string
  readonly streamsAtOnce: number
  readonly heartbeatMs: number
}

export interface Context {
  readonly settings: Settings
  readonly database: Database
  readonly clock: Clock
  readonly chance: Chance
  readonly ids: Ids
  readonly post: Post | undefined
  readonly inbox: Inbox | undefined
  readonly passwords: Passwords
  readonly provenPins: ProvenPins
  readonly miniProgram: MiniProgram | undefined
  readonly gateways: readonly Gateway[]
  readonly chains: readonly Deposits[]
  readonly prices: PriceSource | undefined
  readonly affiliate: Affiliate | undefined
  readonly carriers: readonly Carrier[]
  readonly vault: Vault
  readonly gallery: Gallery
  readonly push: Push | undefined
  readonly papers: Drawer
  readonly log: FastifyBaseLogger
  readonly metrics: Metrics
  /** Set while the house closes: it answers what it has, and takes no more. */
  readonly health: { draining: boolean }
}

import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { affiliateConfig } from './affiliate/affiliate-config.ts'
import { judgeLink } from '#contract/link.ts'
import { chainConfigs } from './deposit/chain-config.ts'
import { priceConfig } from './market/price-config.ts'
import { carrierConfigs } from './parcel/carrier-config.ts'
import { gatewayConfigs } from './payment/gateway-config.ts'
import type { AffiliateConfig } from './lib/affiliate.ts'
import type { CarrierConfigs } from './lib/carrier.ts'
import type { ChainConfig } from './lib/chain.ts'
import type { GatewayConfigs } from './lib/gateway.ts'
import type { PriceConfig } from './lib/price.ts'
import { mailboxOf } from './lib/mailbox.ts'
import type { MailServer, VapidKeys } from './lib/ports.ts'
import { areOnePair } from './notice/vapid.ts'
import { StartRefusal } from './lib/start-refusal.ts'

export type Mode = 'demo' | 'production' | 'test'

export type Config = Readonly<{
  mode: Mode
  host: string
  port: number
  databaseUrl: string | undefined
  dataDirectory: string
  /** Lost or changed, every code, PIN and sealed secret becomes worthless. */
  pepper: string
  /** As Fastify's trustProxy. */
  trustProxy: false | string[]
  origin: string | undefined
  miniProgram: { appId: string; secret: string } | undefined
  mail: MailServer | undefined
  gateways: GatewayConfigs
  chains: readonly ChainConfig[]
  prices: PriceConfig | undefined
  affiliate: AffiliateConfig | undefined
  carriers: CarrierConfigs
  pushKeys: VapidKeys | undefined
  frames: readonly string[]
  seed: boolean
  logLevel: (typeof logLevels)[number]
}>

type Environment = Readonly<Record<string, string | undefined>>

const modes = ['demo', 'production', 'test'] as const
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const clone = resolve(import.meta.dirname, '..')

export function readConfig(environment: Environment = process.env): Config {
  const given = (name: string) => environment[name]?.trim() || undefined
  const mode = modeOf(given('QUAY_MODE'), given('NODE_ENV'))
  const dataDirectory = resolve(clone, given('DATA_DIR') ?? '.data')
  return Object.freeze({
    mode,
    host: given('HOST') ?? '127.0.0.1',
    port: portOf(given('PORT') ?? '5100'),
    databaseUrl: databaseUrlOf(given('DATABASE_URL')),
    dataDirectory,
    trustProxy: trustProxyOf(mode, given('TRUST_PROXY')),
    origin: originOf(mode, given('ORIGIN')),
    miniProgram: miniProgramOf(given('MINI_APP_ID'), given('MINI_APP_SECRET')),
    mail: mailOf(mode, given('SMTP_URL'), given('SMTP_FROM')),
    gateways: gatewayConfigs(given),
    chains: chainConfigs(given, mode === 'production'),
    prices: priceConfig(given, mode === 'production'),
    affiliate: affiliateConfig(given, mode === 'production'),
    carriers: carrierConfigs(given, mode === 'production'),
    pushKeys: pushKeysOf(given('QUAY_PUSH_PUBLIC'), given('QUAY_PUSH_PRIVATE'), given('QUAY_PUSH_SUBJECT')),
    frames: framesOf(given('QUAY_FRAMES')),
    seed: seedOf(mode, given('SEED')),
    logLevel: logLevelOf(given('LOG_LEVEL') ?? { demo: 'warn', production: 'info', test: 'silent' }[mode]),
    pepper: pepperOf(mode, given('PEPPER'), dataDirectory),
  })
}

function modeOf(named: string | undefined, nodeEnv: string | undefined): Mode {
  const mode = named ?? (nodeEnv === 'production' || nodeEnv === 'test' ? nodeEnv : 'demo')
  return oneOf(modes, mode) ?? refuse(`QUAY_MODE is "${mode}"; it must be one of ${modes.join(', ')}.`)
}

function portOf(text: string): number {
  const port = Number(text)
  return Number.isInteger(port) && port >= 0 && port <= 65535
    ? port
    : refuse(`PORT is "${text}"; it must be a whole number from 0 to 65535.`)
}

function databaseUrlOf(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text))
    refuse('DATABASE_URL cannot be read; write it as postgres://user:password@host:5432/database.')
  if (new URL(text).pathname.length < 2)
    refuse('DATABASE_URL names no database; end it with a slash and the name of one.')
  return text
}

function trustProxyOf(mode: Mode, text: string | undefined): Config['trustProxy'] {
  if (!text && mode === 'production')
    refuse(
      'TRUST_PROXY is missing; production needs the address of the TLS proxy whose X-Forwarded headers it may believe, or "none".',
    )
  if (!text || text === 'none') return false
  const places = text.split(',').map((place) => place.trim())
  const strange = places.find(
    (place) => !isIP(place.replace(/\/\d{1,3}$/, '')) && !['loopback', 'linklocal', 'uniquelocal'].includes(place),
  )
  return strange
    ? refuse(
        `TRUST_PROXY names "${strange}"; list addresses such as 10.0.0.5 or 10.0.0.0/8, or loopback, or say "none".`,
      )
    : places
}

function originOf(mode: Mode, text: string | undefined): string | undefined {
  if (!text)
    return mode === 'production'
      ? refuse('ORIGIN is missing; production needs the address that phones open, such as https://quay.example.')
      : undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || url.origin !== text.replace(/\/$/, ''))
    return refuse(`ORIGIN is "${text}"; write scheme and host only, such as https://quay.example.`)
  return mode === 'production' && url.protocol !== 'https:'
    ? refuse('ORIGIN does not begin with https; production hands out no address without TLS.')
    : url.origin
}

function miniProgramOf(appId: string | undefined, secret: string | undefined): Config['miniProgram'] {
  if (appId && secret) return { appId, secret }
  return appId || secret ? refuse('MINI_APP_ID and MINI_APP_SECRET belong together; give both or neither.') : undefined
}

function mailOf(mode: Mode, url: string | undefined, sender: string | undefined): MailServer | undefined {
  if (!url && mode === 'production')
    refuse(
      'SMTP_URL is missing; production needs the mail server that takes its letters, such as smtps://user:password@mail.quay.example.',
    )
  if (!url) return sender ? refuse('SMTP_FROM belongs together with SMTP_URL; give both or neither.') : undefined
  const server = mailServerOf(url) ?? refuse(UNREADABLE_SMTP_URL)
  if (!sender) refuse('SMTP_FROM is missing; letters need an address that they come from, such as post@quay.example.')
  const from =
    mailboxOf(sender) ?? refuse('SMTP_FROM is no address; write it alone, without a name, such as post@quay.example.')
  return { ...server, demandsTls: mode === 'production', from }
}

const UNREADABLE_SMTP_URL =
  'SMTP_URL cannot be read; write smtps://user:password@host, or smtp:// for a server that begins TLS on port 587, and signs such as @ or / in a password as %40 or %2F.'

function mailServerOf(text: string): Pick<MailServer, 'host' | 'port' | 'isTls' | 'login'> | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^smtps?:$/.test(url.protocol) || !/^\/?$/.test(url.pathname) || /[?#]/.test(text)) return undefined
  const isTls = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const port = url.port ? Number(url.port) : isTls ? 465 : 587
  if ((!isIP(host) && !/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(host)) || port === 0) return undefined
  if ((url.username === '') !== (url.password === '')) return undefined
  try {
    const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
    return { host, port, isTls, login: user ? { user, password } : undefined }
  } catch {
    return undefined
  }
}

function pushKeysOf(publicKey?: string, privateKey?: string, subject?: string): VapidKeys | undefined {
  if (!publicKey && !privateKey && !subject) return undefined
  if (!publicKey || !privateKey || !subject)
    return refuse('QUAY_PUSH_PUBLIC belongs together with QUAY_PUSH_PRIVATE and QUAY_PUSH_SUBJECT; give all or none.')
  if (!/^(mailto:\S+@\S+|https:\/\/\S+)$/.test(subject))
    refuse('QUAY_PUSH_SUBJECT says where push services reach you: mailto:you@quay.example, or an https address.')
  return areOnePair({ publicKey, privateKey })
    ? { publicKey, privateKey, subject }
    : refuse('QUAY_PUSH_PUBLIC and QUAY_PUSH_PRIVATE are not one pair; "node scripts/push-keys.ts" prints a new one.')
}

function framesOf(text = ''): readonly string[] {
  const hosts = text.split(',').flatMap((host) => host.trim() || [])
  const isHost = (host: string) => {
    const judged = judgeLink(`https://${host}`, '')
    return 'kind' in judged && judged.to === host && !host.includes(':')
  }
  const strange = hosts.find((host) => !isHost(host))
  return strange === undefined
    ? hosts
    : refuse(`QUAY_FRAMES names "${strange}"; list hosts alone, such as docs.partner.example, separated by commas.`)
}

function seedOf(mode: Mode, text: string | undefined): boolean {
  const seed = text ? switchOf('SEED', text) : mode === 'demo'
  return seed && mode === 'production'
    ? refuse('SEED asks for demo data, which production never loads; leave SEED away.')
    : seed
}

function switchOf(name: string, text: string): boolean {
  if (/^(1|on|yes|true|demo)$/i.test(text)) return true
  return /^(0|off|no|false|none)$/i.test(text) ? false : refuse(`${name} is "${text}"; it must be on or off.`)
}

function logLevelOf(text: string): Config['logLevel'] {
  return oneOf(logLevels, text) ?? refuse(`LOG_LEVEL is "${text}"; it must be one of ${logLevels.join(', ')}.`)
}

function pepperOf(mode: Mode, given: string | undefined, directory: string): string {
  if (mode === 'production' && !given)
    refuse('PEPPER is missing; production needs a secret of at least 32 characters, and the same one at every start.')
  if (mode === 'production' && given && isWeak(given))
    refuse(
      'PEPPER is too short or too plain; production needs at least 32 random characters, such as "openssl rand -hex 32" prints.',
    )
  return given ?? keptPepper(directory)
}

function isWeak(secret: string): boolean {
  return secret.length < 32 || new Set(secret).size < 10 || /change.?me|secret|pepper|default|example/i.test(secret)
}

function keptPepper(directory: string): string {
  const file = join(directory, 'pepper')
  try {
    mkdirSync(directory, { recursive: true })
    if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    return refuse(
      `DATA_DIR is ${directory}, which cannot be used (${(error as NodeJS.ErrnoException).code}); make it writable, or choose another.`,
    )
  }
}

function oneOf<T extends string>(choices: readonly T[], text: string): T | undefined {
  return choices.find((choice) => choice === text)
}

function refuse(sentence: string): never {
  throw new StartRefusal(sentence)
}

import * as v from 'valibot'
import { addressProblem } from '#contract/chain-address.ts'
import { Iban, plainIban, plainSwift, Swift, swiftFits } from '#contract/iban.ts'
import { LOCALES } from '#contract/locales.ts'
import { NETWORKS } from '#contract/payout-address.ts'
import { CHANNEL_TYPES } from '#contract/recharge.ts'
import { type ChannelRow, channelOf, channelsIn } from '../recharge/queries.ts'
import type { Sql } from '../lib/database.ts'
import type { Desk, Operator } from './desk.ts'
import { refuse } from './refusal.ts'
import { propose, reasonIn, type Request } from './approvals.ts'
import { table } from './terminal.ts'

type Wished = Record<string, string | number>

const CURRENCIES = ['EUR', 'USDT', 'COIN'] as const
const ARRIVES: Readonly<Record<string, string>> = { EUR: 'balance', USDT: 'usdt', COIN: 'coin' }
const TIPS = LOCALES.map(({ tag }) => `tips.${tag}`)

type Kind = 'text' | 'whole' | 'share' | 'yes or no' | readonly string[]

/** Said once, when it is added: anything else here would be another channel. */
const FIXED: Readonly<Record<string, Kind>> = {
  type: CHANNEL_TYPES,
  currency: CURRENCIES,
  network: 'text',
  address: 'text',
  by_proof: 'yes or no',
  demo: 'yes or no',
}
const FREE: Readonly<Record<string, Kind>> = {
  name: 'text',
  account_name: 'text',
  bank_name: 'text',
  swift: 'text',
  least: 'whole',
  most: 'whole',
  fee_rate: 'share',
  open: 'yes or no',
  place: 'whole',
  ...Object.fromEntries(TIPS.map((name) => [name, 'text' as const])),
}
const NEEDED = ['name', 'type', 'currency', 'least', 'most', 'by_proof'] as const
const TEXT_MOST = 300

export async function listChannels({ context: { database }, terminal, signIn }: Desk): Promise<void> {
  await signIn()
  const rows = await channelsIn(database, '')
  if (rows.length === 0) return terminal.say('There is no way to bring money in.')
  terminal.say(
    table(
      ['channel', 'name', 'type', 'currency', 'to', 'least', 'most', 'fee', 'decided by', 'open'],
      rows.map((row) => [
        `${row.id}`,
        `${row.name}${row.demo ? ' (demo)' : ''}`,
        row.type,
        row.currency,
        [row.network, row.address, row.swift].filter((text) => text !== '').join(' '),
        `${row.least}`,
        `${row.most}`,
        row.fee_rate,
        row.by_proof ? 'proof' : 'the channel',
        row.open ? 'yes' : 'no',
      ]),
      ['channel', 'least', 'most'],
    ),
  )
}

/** Values may hold commas: one ends where another name begins. */
function wishesIn({ flags }: Desk, known: Readonly<Record<string, Kind>>): Wished {
  const text = flags['set'] ?? refuse(`Say what: --set ${Object.keys(known)[0] ?? ''}=...`)
  return Object.fromEntries(
    text.split(/,(?=\s*[a-z_.]+[A-Za-z-]*=)/).map((part) => {
      const at = part.indexOf('=')
      const [name, value] = [part.slice(0, Math.max(at, 0)).trim(), part.slice(at + 1).trim()]
      const kind =
        known[name] ?? refuse(`"${name}" is nothing that can be set here; it is ${Object.keys(known).join(', ')}.`)
      return [name, valueOf(kind, value) ?? refuse(`"${value}" is nothing that ${name} can be${kindText(kind)}.`)]
    }),
  )
}

const kindText = (kind: Kind) => (kind === 'text' ? '' : `: ${typeof kind === 'string' ? kind : kind.join(', ')}`)

function valueOf(kind: Kind, text: string): string | undefined {
  switch (kind) {
    case 'text':
      return text.length <= TEXT_MOST ? text : undefined
    case 'whole':
      return /^[1-9]\d{0,8}$/.test(text) ? text : undefined
    case 'share':
      return /^(0(\.\d{1,6})?|1)$/.test(text) ? text : undefined
    case 'yes or no':
      return text === 'yes' ? 'true' : text === 'no' ? 'false' : undefined
    default:
      return kind.includes(text) ? text : undefined
  }
}

export async function openChannel(desk: Desk): Promise<void> {
  const reason = reasonIn(desk)
  const wished = wishesIn(desk, { ...FIXED, ...FREE })
  const missing = NEEDED.filter((name) => wished[name] === undefined)
  if (missing.length > 0) refuse(`A way to bring money in needs ${missing.join(', ')} besides.`)
  const body = { ...wished, account: ARRIVES[`${wished['currency']}`] ?? '', ...placeOrRefuse(wished) }
  return ask(desk, await desk.signIn(), { subject: `${wished['name']}`, body, reason })
}

/** By its checksum: money sent to a mistyped place is lost. */
function placeOrRefuse({
  type,
  currency,
  network = '',
  address = '',
  swift = '',
  by_proof,
  bank_name = '',
}: Wished): Wished {
  const shown = by_proof === 'true'
  if (type === 'bank') {
    if (currency !== 'EUR' || !shown || bank_name === '') refuse('A bank takes EUR, by proof, and has a bank_name.')
    const iban = plainIban(`${address}`)
    if (!v.is(Iban, iban)) refuse(`"${address}" is no IBAN.`)
    return { address: iban, swift: swiftFor(`${swift}`, iban) }
  }
  if (shown && address === '') refuse('What is proven by a picture needs an address to send it to.')
  const known = NETWORKS.find((one) => one === network)
  if (currency === 'USDT' && type === 'chain' && !known)
    refuse(`USDT comes by ${NETWORKS.join(' or ')}: say the network.`)
  if (known && address !== '' && addressProblem(`${address}`, known)) refuse(`"${address}" is no address on ${known}.`)
  return {}
}

const found = async (sql: Sql, id: number): Promise<ChannelRow> =>
  (await channelOf(sql, id)) ?? refuse('There is no such way; "channels" lists them.')

const numberIn = ({ words: [id = ''] }: Desk): number => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0)

export async function changeChannel(desk: Desk): Promise<void> {
  const reason = reasonIn(desk)
  const wished = wishesIn(desk, FREE)
  return askChange(desk, wished, reason)
}

export const closeChannel = (desk: Desk): Promise<void> => askChange(desk, { open: 'false' }, reasonIn(desk))

async function askChange(desk: Desk, wished: Wished, reason: string): Promise<void> {
  const operator = await desk.signIn()
  const { id, name, address } = await found(desk.context.database, numberIn(desk))
  const { swift } = wished
  const body = swift === undefined ? { ...wished, id } : { ...wished, swift: swiftFor(`${swift}`, address), id }
  return ask(desk, operator, { subject: name, body, reason })
}

function swiftFor(typed: string, iban: string): string {
  const code = plainSwift(typed)
  return v.is(Swift, code) && swiftFits(code, iban) ? code : refuse(`"${typed}" is no SWIFT of the bank of this IBAN.`)
}

async function ask(
  desk: Desk,
  operator: Operator,
  wish: { subject: string; body: Wished; reason: string },
): Promise<void> {
  const asked = await propose(desk, operator, { kind: 'channel', ...wish })
  desk.terminal.say(`Asked for as request ${asked}; another operator says within 24 hours: channel approve ${asked}`)
}

export async function channelPreview({ context }: Desk, { body, subject, reason, maker }: Request): Promise<string> {
  const { id, ...wished } = body
  const row = id === undefined ? undefined : await found(context.database, Number(id))
  const rows = Object.entries(wished).map(([name, value]) => [name, row ? isNow(row, name) : '', `${value}`])
  return [
    table(['name', 'is', 'will be'], rows),
    row ? 'What was begun by it goes on.' : 'It is another way to bring money in; everybody sees it at once.',
    `${maker} asks for it, ${subject}: ${reason}`,
  ].join('\n')
}

const isNow = (row: ChannelRow, name: string): string =>
  name.startsWith('tips.')
    ? ((row.tips as Record<string, string>)[name.slice(5)] ?? '')
    : `${row[name as keyof ChannelRow] as string | number | boolean}`

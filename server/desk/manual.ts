import { sql as raw } from 'kysely'
import { type Currency, decimalOf, isShare, minorOf } from '#contract/money.ts'
import { CURRENCY, type Kind } from '../ledger/kinds.ts'
import type { Desk } from './desk.ts'
import { memberNumbered } from './members.ts'
import { refuse } from './refusal.ts'
import { propose, reasonIn, type Request } from './approvals.ts'
import { table } from './terminal.ts'

export async function proposeManual(desk: Desk): Promise<void> {
  const { flags, terminal } = desk
  const reason = reasonIn(desk)
  const account = await accountNamed(desk, flags['account'])
  const amount = amountIn(flags['amount'], CURRENCY[account])
  const direction = flags['direction']
  if (direction !== 'in' && direction !== 'out') refuse('Say which way: --direction in or --direction out')
  const operator = await desk.signIn()
  const member = await memberNumbered(desk, flags['member'])
  const wish = { member: member.id, account, amount: `${amount}`, direction }
  const subject = `${member.user_no} ${account} ${direction === 'in' ? '+' : '-'}${decimalOf(amount, CURRENCY[account])} ${CURRENCY[account]}`
  const asked = await propose(desk, operator, { kind: 'manual', subject, body: wish, reason })
  terminal.say(`Asked for as request ${asked}; another operator says within 24 hours: manual approve ${asked}`)
}

export async function manualPreview({ context }: Desk, { subject, body, reason, maker }: Request): Promise<string> {
  const account = body['account'] as Kind
  const currency: Currency = CURRENCY[account]
  const amount = BigInt(body['amount'] ?? 0)
  const comes = body['direction'] === 'in'
  const { rows } = await raw<{ amount: bigint }>`
    select amount from account where member_id = ${body['member']} and name = ${account} and part = 'available'`.execute(
    context.database,
  )
  const before = rows[0]?.amount ?? 0n
  const after = comes ? before + amount : before - amount
  const text = (minor: bigint) => decimalOf(minor, currency)
  const [number = ''] = subject.split(' ')
  const theirs = [`${number} ${account}`, text(comes ? amount : -amount), text(before), text(after)]
  const outside = [`outside:${currency}`, text(comes ? -amount : amount), '', '']
  return [
    table(['account', currency, 'before', 'after'], comes ? [outside, theirs] : [theirs, outside], [
      currency,
      'before',
      'after',
    ]),
    `\n${maker} asks for it: ${reason}`,
  ].join('\n')
}

async function accountNamed({ context }: Desk, name: string | undefined): Promise<Kind> {
  const kinds = await context.database.selectFrom('account_kind').select('name').where('class', '=', 'member').execute()
  const known = kinds.map((kind) => kind.name).filter((kind) => !isShare(kind))
  return known.includes(name ?? '')
    ? (name as Kind)
    : refuse(`Say which account, one of ${known.toSorted().join(', ')}: --account balance`)
}

function amountIn(text: string | undefined, currency: Currency): bigint {
  try {
    const amount = minorOf(text ?? '', currency)
    if (amount > 0n) return amount
  } catch {
    // Said below, for every amount that is none.
  }
  return refuse(`"${text ?? ''}" is no amount in ${currency}; write it as --amount 12.00`)
}

import type { AccountDetails, card } from '#contract/card.ts'
import type { Taken } from '#contract/endpoint.ts'
import { maskedIban, swiftFits } from '#contract/iban.ts'
import { BANKS_MAX } from '#contract/limits.ts'
import { secondForChange } from '../factor/needed-for-change.ts'
import { type Call, memberOf } from '../lib/call.ts'
import { refuse, refuseProblems } from '../lib/refuse.ts'
import { cashTermsAt } from '../market/cash-terms.ts'
import { writeLetter } from '../notice/outbox.ts'
import { provePin } from '../security/pins.ts'
import { memberById } from '../session/queries.ts'
import { bankAddedLetter, bankChangedLetter } from './letters.ts'
import {
  type AccountRow,
  accountOf,
  accountsOf,
  changeAccount,
  insertAccount,
  lockAccountsOf,
  makeDefault,
  setNoDefault,
  sysBankOf,
} from './queries.ts'
import { presentBank } from './present.ts'

type Asked = Taken<typeof card.bind>
type Wish = AccountDetails & { bank_id: number | null }

export async function bindBank(call: Call, asked: Asked) {
  const { id, version, bank_id, is_default, payword, second, ...details } = asked
  if (id !== undefined && version === undefined) refuseProblems({ version: 'required' })
  if (!swiftFits(details.swift, details.iban)) refuseProblems({ swift: 'swift-country' })
  const wish = { ...details, bank_id: await sysBankOf(call.sql, details.swift) }
  if (bank_id !== undefined && bank_id !== wish.bank_id) refuseProblems({ bank_id: 'unreadable' })
  await provePin(call, payword)
  const isThere = (await accountsOf(call.sql, memberOf(call).id)).some((row) => isSaid(row, wish))
  const prove = isThere ? undefined : await secondForChange(call, memberOf(call).id, second)
  return async (inside: Call) => {
    const member = memberOf(inside).id
    await prove?.(inside)
    await lockAccountsOf(inside.sql, member)
    const mine = await accountsOf(inside.sql, member)
    const written =
      id === undefined
        ? await add(inside, mine, wish, is_default === 1)
        : await change(inside, mine, { id, version }, wish, is_default === 1)
    const { cooling } = await cashTermsAt(inside.sql, inside.now)
    return presentBank(inside, (await accountOf(inside.sql, member, written)) ?? refuse('missing'), cooling)
  }
}

async function add(call: Call, mine: AccountRow[], wish: Wish, first: boolean): Promise<number> {
  const same = mine.find(({ iban }) => iban === wish.iban)
  if (same) return leaveAsIs(call, same, wish, first)
  if (mine.length >= BANKS_MAX) refuse('bank-enough')
  const { sql, now } = call
  const member = memberOf(call).id
  const isDefault = first || mine.length === 0
  if (isDefault) await setNoDefault(sql, member)
  const id = await insertAccount(sql, member, { ...wish, is_default: isDefault }, now)
  await mailBankChange(call, bankAddedLetter, wish)
  return id
}

/** After a lost answer the same may be said again. */
async function leaveAsIs(call: Call, row: AccountRow, wish: Wish, first: boolean): Promise<number> {
  if (!isSaid(row, wish)) refuseProblems({ iban: 'iban-taken' })
  await prefer(call, row, first)
  return row.id
}

async function change(
  call: Call,
  mine: AccountRow[],
  read: Pick<Asked, 'id' | 'version'>,
  wish: Wish,
  first: boolean,
): Promise<number> {
  const row = mine.find(({ id }) => id === read.id) ?? refuse('missing')
  if (!isSaid(row, wish)) {
    if (row.version !== read.version) refuse('moved-on')
    if (row.in_use) refuse('bank-locked')
    if (mine.some(({ id, iban }) => id !== row.id && iban === wish.iban)) refuseProblems({ iban: 'iban-taken' })
    await changeAccount(call.sql, row, { ...wish, is_default: row.is_default }, call.now)
    await mailBankChange(call, bankChangedLetter, wish)
  }
  await prefer(call, row, first)
  return row.id
}

const isSaid = (row: AccountRow, wish: Wish) =>
  Object.entries(wish).every(([field, said]) => row[field as keyof Wish] === said)

async function prefer(call: Call, row: AccountRow, first: boolean): Promise<void> {
  if (!first || row.is_default) return
  await setNoDefault(call.sql, memberOf(call).id)
  await makeDefault(call.sql, row)
}

async function mailBankChange(call: Call, letter: typeof bankAddedLetter, { iban }: Wish): Promise<void> {
  const { email } = await memberById(call.sql, memberOf(call).id)
  await writeLetter(call, letter(call, email, maskedIban(iban)))
}

import type { Bank } from '#contract/card.ts'
import { maskedIban } from '#contract/iban.ts'
import type { Call } from '../lib/call.ts'
import { later, unix } from '../lib/clock.ts'
import { flag } from '../lib/flag.ts'
import type { AccountRow } from './queries.ts'

/** With its whole IBAN: for nobody but its owner. */
export const presentBankUnmasked = ({ locale }: Call, row: AccountRow, cooling: number): Bank => ({
  id: row.id,
  version: row.version,
  first_name: row.first_name,
  last_name: row.last_name,
  iban: row.iban,
  swift: row.swift,
  bank_id: row.bank_id,
  bank_name: row.bank_name,
  bank_logo: row.logo ?? '',
  country: row.country,
  country_name: new Intl.DisplayNames(locale, { type: 'region' }).of(row.country) ?? row.country,
  address: row.address,
  is_default: flag(row.is_default),
  locked: flag(row.in_use),
  usable_time: unix(later(row.changed_at, cooling)),
  create_time: unix(row.created_at),
})

export const presentBank = (call: Call, row: AccountRow, cooling: number): Bank => ({
  ...presentBankUnmasked(call, row, cooling),
  iban: maskedIban(row.iban),
})

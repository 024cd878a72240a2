import * as v from 'valibot'
import { AccountDetails, type Bank } from '#contract/card.ts'
import { Iban, ibanCountry, plainIban, plainSwift, swiftFits } from '#contract/iban.ts'
import type { SysBank } from '#contract/sys-bank.ts'
import { checks } from '../lib/problems.ts'

export type AccountForm = AccountDetails & { is_default: 0 | 1 }

export const NO_ACCOUNT: AccountForm = {
  first_name: '',
  last_name: '',
  iban: '',
  swift: '',
  bank_name: '',
  country: '',
  address: '',
  is_default: 0,
}

export const formOf = (bank: Bank): AccountForm => {
  const { first_name, last_name, iban, swift, bank_name, country, address, is_default } = bank
  return { first_name, last_name, iban, swift, bank_name, country, address, is_default }
}

export const accountProblems = checks(AccountDetails, (form: AccountForm, problems) => {
  const isRead = !problems.iban && !problems.swift
  return isRead && !swiftFits(plainSwift(form.swift), plainIban(form.iban))
    ? { ...problems, swift: 'swift-country' }
    : problems
})

export const bankOfSwift = (banks: readonly SysBank[], swift: string): SysBank | undefined =>
  banks.find(({ swift_prefix }) => plainSwift(swift).startsWith(swift_prefix))

export const countryOfIban = (iban: string): string => (v.is(Iban, iban) ? ibanCountry(plainIban(iban)) : '')

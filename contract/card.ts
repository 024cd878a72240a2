import * as v from 'valibot'
import { Country } from './countries.ts'
import { always, endpoint } from './endpoint.ts'
import { Iban, Swift } from './iban.ts'
import { BANK_WORDS } from './limits.ts'
import type { Problem } from './problems.ts'
import { BY_SECOND, SecondCode } from './second.ts'
import { Flag, Id, Line, Moment, Nothing, optional, Pin, Url, Version } from './shapes.ts'
import { SysBank } from './sys-bank.ts'

const NAME = /^[\p{Script=Latin}\p{M} .'’-]*$/u
const WORDS = /^[\p{Script=Latin}\p{M}\d .,:;'’&()/+#-]*$/u

/** One script only, so that no letter can look like another. */
const written = (required: Problem, most: number, pattern: RegExp) =>
  v.pipe(
    v.string(),
    v.normalize('NFC'),
    v.transform((text) => text.replace(/\s+/g, ' ').trim()),
    v.minLength(1, required),
    v.maxLength(most, 'text-long' satisfies Problem),
    v.regex(pattern, 'latin-only' satisfies Problem),
  )

export const AccountDetails = v.object({
  first_name: written('first-name-required', BANK_WORDS.person, NAME),
  last_name: written('last-name-required', BANK_WORDS.person, NAME),
  iban: Iban,
  swift: Swift,
  bank_name: written('bank-required', BANK_WORDS.bank, WORDS),
  country: Country,
  address: written('address-required', BANK_WORDS.address, WORDS),
})
export type AccountDetails = v.InferOutput<typeof AccountDetails>

export const Bank = v.object({
  id: v.number(),
  version: v.number(),
  first_name: v.string(),
  last_name: v.string(),
  iban: v.string(),
  swift: v.string(),
  bank_id: v.nullable(v.number()),
  bank_name: v.string(),
  bank_logo: Url,
  country: v.string(),
  country_name: v.string(),
  address: v.string(),
  is_default: Flag,
  locked: Flag,
  usable_time: Moment,
  create_time: Moment,
})
export type Bank = v.InferOutput<typeof Bank>

const Banks = v.object({ list: v.array(Bank) })

export const card = {
  index: endpoint({
    path: '/user/banks/index',
    access: 'member',
    takes: Nothing,
    gives: Banks,
    refusals: [],
    summary: 'The bank accounts of the member, the default one first. IBANs are masked.',
  }),
  one: endpoint({
    path: '/user/banks/bank_one',
    access: 'member',
    takes: v.object({ id: Id }),
    gives: Bank,
    refusals: ['missing'],
    summary: 'One bank account of the member, with its whole IBAN.',
  }),
  sysBanks: endpoint({
    path: '/user/banks/sys_bank_list',
    access: 'member',
    takes: v.object({ country: v.optional(v.union([v.literal(''), Country]), ''), keyword: v.optional(Line, '') }),
    gives: v.object({ list: v.array(SysBank) }),
    refusals: [],
    summary: 'Banks that are known by the beginning of their SWIFT code.',
  }),
  bind: endpoint({
    path: '/user/banks/bind_bank',
    access: 'member',
    writes: true,
    leaves: always,
    takes: v.object({
      ...AccountDetails.entries,
      id: v.optional(Id),
      version: v.optional(Id),
      bank_id: v.optional(Id),
      is_default: v.optional(Flag, 0),
      payword: Pin,
      second: optional(SecondCode),
    }),
    gives: Bank,
    refusals: [
      'invalid',
      'missing',
      'moved-on',
      'bank-locked',
      'bank-enough',
      'pin-unset',
      'pin-wrong',
      'pin-locked',
      ...BY_SECOND,
    ],
    summary:
      'Adds a bank account, or changes the version of one that was read, by the PIN and, where there is one, the second factor. What is so already is left as it is.',
  }),
  prefer: endpoint({
    path: '/user/banks/set_default',
    access: 'member',
    writes: true,
    takes: v.object({ id: Id }),
    gives: Banks,
    refusals: ['missing'],
    summary: 'Makes one bank account of the member the default one.',
  }),
  drop: endpoint({
    path: '/user/banks/del_bank',
    access: 'member',
    writes: true,
    takes: v.object({ id: Id, version: Version, payword: Pin }),
    gives: Banks,
    refusals: ['missing', 'moved-on', 'bank-locked', 'pin-unset', 'pin-wrong', 'pin-locked'],
    summary:
      'Forgets the version of a bank account that was read, unless something that is open pays to it. Was it the default one, the oldest of the others is from now on.',
  }),
}

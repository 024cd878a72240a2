import { ACCOUNTS, type AccountName } from '#contract/quote.ts'
import { BALANCE_SOURCES, BONUS_TYPES, MONEY_TYPES, type BonusType, type MoneyType } from '#contract/wallet.ts'

const among =
  <Name extends string>(names: readonly Name[]) =>
  (text: unknown): Name | undefined =>
    names.find((name) => name === text)

/** Asked by screens, not by routes: those travel with the first load. */
export const accountIn: (text: unknown) => AccountName | undefined = among(ACCOUNTS)
export const typeIn: (text: unknown) => MoneyType | undefined = among(MONEY_TYPES)
export const bonusIn: (text: unknown) => BonusType | undefined = among(BONUS_TYPES)
export const sourceIn: (text: unknown) => (typeof BALANCE_SOURCES)[number] | undefined = among(BALANCE_SOURCES)

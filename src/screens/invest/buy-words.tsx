import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Purse } from '#contract/venture.ts'
import { isByPiece, type BuyForm, type VentureInfo } from '#machines/invest/buy.rules.ts'
import type { Unit } from '#src/lib/format.ts'
import { PURSE_WORDS } from '#src/parts/invest/names.ts'
import { Money } from '#src/ui/money.tsx'

export function PurseName({ of: purse }: { of: Purse }) {
  const { i18n } = useLingui()
  return i18n._(PURSE_WORDS[purse])
}

const AVAILABLE: Readonly<Record<Purse, () => ReactNode>> = {
  balance: () => <Trans>Available in your balance</Trans>,
  usdt: () => <Trans>Available in your USDT account</Trans>,
  coin: () => <Trans>Available in coins</Trans>,
}
export const AvailableIn = ({ account }: { account: Purse }) => AVAILABLE[account]()

export const Days = ({ of: days }: { of: number }) => <Plural value={days} one="# day" other="# days" />

/** The price of what it is kept in moves: that loss is said before anybody buys. */
export const MovesWords = ({ unit }: { unit: Unit }) =>
  unit === 'USDT' ? (
    <Trans>
      What you put in is kept in USDT. Its price can fall meanwhile: the same USDT come back, but they may be worth less
      in euros.
    </Trans>
  ) : (
    <Trans>
      What you put in is kept in coins. Their price can fall meanwhile: the same coins come back, but they may be worth
      less in euros.
    </Trans>
  )

export const MissingWords = ({ short, unit }: { short: string; unit: Unit }) => (
  <Trans comment="Heading, such as: €137.20 missing">
    <Money value={short} unit={unit} brief enough /> missing
  </Trans>
)

/** One piece for a button: a line of it breaks between its words. */
export const BeginWords = ({ info }: { info: VentureInfo }) => (
  <span>
    {isByPiece(info) ? (
      <Trans>
        Buy for <Money value={info.price} unit={info.currency} />
      </Trans>
    ) : (
      <Trans>
        Put in from <Money value={info.min_amount} unit={info.currency} />
      </Trans>
    )}
  </span>
)

interface ActWordsProps {
  info: VentureInfo
  form: BuyForm
  gross: string
}

export const ActWords = ({ info, form, gross }: ActWordsProps) => {
  const money = <Money value={gross} unit={info.currency} />
  return (
    <span>
      {isByPiece(info) ? (
        <Trans comment="Button, such as: Buy 2 for €80.00">
          Buy {form.num} for {money}
        </Trans>
      ) : (
        <Trans comment="Button, such as: Put in €100.00">Put in {money}</Trans>
      )}
    </span>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Landmark, TrendingUp, Wallet, WalletCards, type LucideIcon } from 'lucide-react'
import { CURRENCY_OF } from '#contract/quote.ts'
import type { Way, WithdrawalAccount } from '#contract/withdrawal.ts'
import { ChoiceFace } from '#src/parts/payment/choice-face.tsx'
import { Choice, Choices } from '#src/ui/choices.tsx'
import { Money } from '#src/ui/money.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { ACCOUNT_WORDS } from './names.ts'

const ICONS: Readonly<Record<WithdrawalAccount, LucideIcon>> = {
  balance: Wallet,
  eur: Landmark,
  profit: TrendingUp,
  usdt: WalletCards,
}

interface FromProps {
  of: readonly Way[]
  chosen: WithdrawalAccount
  onChoose: (account: WithdrawalAccount) => void
}

export function From({ of: ways, chosen, onChoose }: FromProps) {
  const { i18n } = useLingui()
  const faceOf = ({ account, available }: Way) => ({
    icon: ICONS[account],
    words: i18n._(ACCOUNT_WORDS[account]),
    value: <Money value={available} unit={CURRENCY_OF[account]} brief />,
  })
  const [only] = ways
  if (only && ways.length === 1) {
    const { icon, words, value } = faceOf(only)
    return (
      <Rows>
        <Row icon={icon} group="money" label={words} note={<Trans>Taken from</Trans>} value={value} />
      </Rows>
    )
  }
  return (
    <Choices legend={<Trans>Taken from</Trans>}>
      {(wrong) =>
        ways.map((way) => {
          const { icon, words, value } = faceOf(way)
          return (
            <Choice
              key={way.account}
              name="account"
              value={way.account}
              checked={way.account === chosen}
              wrong={wrong}
              onChoose={() => onChoose(way.account)}
            >
              <ChoiceFace icon={icon} name={words} value={value} />
            </Choice>
          )
        })
      }
    </Choices>
  )
}

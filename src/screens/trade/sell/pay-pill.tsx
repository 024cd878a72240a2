import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown, Landmark, Wallet } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Rail } from '#contract/order.ts'
import type { SellStart } from '#contract/trade.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { late } from '#src/ui/late.tsx'

const PaySheet = late(
  () => import('./paid-to.tsx'),
  ({ PaidTo }) => PaidTo,
)

interface PayPillProps {
  start: SellStart
  chosen: Rail
  onChoose: (rail: Rail) => void
}

const WORDS: Readonly<Record<Rail, () => ReactNode>> = {
  wallet: () => <Trans comment="Where the money goes, max=14">Quay balance</Trans>,
  bank: () => <Trans comment="Where the money goes, max=14">Bank account</Trans>,
}

/** Where the money goes: pressed, it opens the ways there are. */
export function PayPill({ chosen, ...rest }: PayPillProps) {
  const { t } = useLingui()
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button kind="quiet" low aria-haspopup="dialog" aria-describedby="paid-to" onClick={() => open(true)}>
        <Icon of={chosen === 'bank' ? Landmark : Wallet} size={18} />
        <span>{WORDS[chosen]()}</span>
        <Icon of={ChevronDown} size={18} />
      </Button>
      <span id="paid-to" hidden>{t`Paid to`}</span>
      {isOpen && <PaySheet chosen={chosen} {...rest} onClose={() => open(false)} />}
    </>
  )
}

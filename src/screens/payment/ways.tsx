import { Trans } from '@lingui/react/macro'
import { CreditCard, Landmark, QrCode, ShoppingBag, Star, WalletCards, type LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { Checkout, PayMethod } from '#contract/payment.ts'
import { isOpen, leftOf, missingIn, type Offered } from '#machines/payment/pay.rules.ts'
import { ChoiceFace } from '#src/parts/payment/choice-face.tsx'
import { Choice } from '#src/ui/choices.tsx'
import { Money } from '#src/ui/money.tsx'
import { Section } from '#src/ui/section.tsx'
import { Card } from '#src/ui/surface.tsx'

const ICONS: Partial<Record<PayMethod, LucideIcon>> = {
  balance: WalletCards,
  shop: ShoppingBag,
  points: Star,
  credit: Landmark,
  wechat: QrCode,
}

function Why({ of: way, checkout }: { of: Offered; checkout: Checkout }): ReactNode {
  const { reason, reason_text, here, available } = way
  if (here) return <Trans>Available inside the mini-program.</Trans>
  if (reason !== 'amount-short' || available === undefined) return reason_text
  return (
    <>
      {reason_text}{' '}
      <Trans>
        <Money value={missingIn(way, checkout)} unit={checkout.currency} /> missing
      </Trans>
    </>
  )
}

function Then({ of: way, checkout }: { of: Offered; checkout: Checkout }): ReactNode {
  if (way.available === undefined)
    return way.sandbox === 1 ? (
      <Trans>Test payment: no real money moves.</Trans>
    ) : (
      <Trans>On their page, then back here</Trans>
    )
  return (
    <Trans>
      <Money value={way.available} unit={checkout.currency} />,{' '}
      <Money value={leftOf(way, checkout)} unit={checkout.currency} /> after it
    </Trans>
  )
}

interface WaysProps {
  checkout: Checkout
  ways: readonly Offered[]
  chosen: PayMethod | undefined
  onChoose: (way: PayMethod) => void
}

export function Ways({ checkout, ways, chosen, onChoose }: WaysProps) {
  const id = useId()
  return (
    <Section title={<Trans>Pay with</Trans>}>
      <Card as="div">
        {ways.map((way) => (
          <Choice
            key={way.code}
            name={id}
            value={way.code}
            checked={way.code === chosen}
            disabled={!isOpen(way)}
            wrong={undefined}
            onChoose={() => onChoose(way.code)}
          >
            <ChoiceFace
              icon={ICONS[way.code] ?? CreditCard}
              group={isOpen(way) ? 'money' : 'plain'}
              name={<bdi>{way.name}</bdi>}
              note={isOpen(way) ? <Then of={way} checkout={checkout} /> : <Why of={way} checkout={checkout} />}
            />
          </Choice>
        ))}
      </Card>
    </Section>
  )
}

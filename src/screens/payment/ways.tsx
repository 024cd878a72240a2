import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { CreditCard, Landmark, QrCode, WalletCards, type LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { Checkout, PayMethod } from '#contract/payment.ts'
import { isOpen, leftOf, missingIn, type Offered } from '#machines/payment/pay.rules.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Money } from '#src/ui/money.tsx'
import { Section } from '#src/ui/section.tsx'
import { Note } from '#src/ui/text.tsx'

const Group = chakra('div', {
  base: {
    paddingInline: '4',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'control',
    bg: 'surface',
    '& > :last-child': { borderBottomWidth: '0' },
  },
})
const Option = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '14',
    paddingBlock: '2.5',
    borderBottomWidth: '1px',
    borderColor: 'line',
    cursor: 'pointer',
    '& > input': { width: '6', height: '6', flex: 'none', accentColor: 'var(--q-colors-accent)', margin: '0' },
    '& > span:first-of-type': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    '& > span:last-of-type': { color: 'ink2' },
    '&[data-off]': { cursor: 'default' },
    '&[data-off] bdi': { color: 'ink2' },
  },
})
const Name = chakra('span', { base: { display: 'block' } })

const ICONS: Partial<Record<PayMethod, LucideIcon>> = {
  balance: WalletCards,
  credit: Landmark,
  wechat: QrCode,
}

function Why({ of: way, checkout }: { of: Offered; checkout: Checkout }): ReactNode {
  const { reason, reason_text, here, available } = way
  if (here) return <Trans>Available inside the mini-program.</Trans>
  if (reason !== 'amount-short' || available === undefined) return reason_text
  const missing = missingIn({ methods: [way], amount: checkout.amount })
  return (
    <>
      {reason_text}{' '}
      <Trans>
        <Money value={missing} unit={checkout.currency} /> missing
      </Trans>
    </>
  )
}

function Then({ of: way, checkout: { amount, currency } }: { of: Offered; checkout: Checkout }): ReactNode {
  if (way.available === undefined)
    return way.sandbox === 1 ? (
      <Trans>Test payment: no real money moves.</Trans>
    ) : (
      <Trans>On their page, then back here</Trans>
    )
  return (
    <Trans>
      <Money value={way.available} unit={currency} />, <Money value={leftOf(way, amount)} unit={currency} /> after it
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
      <Group>
        {ways.map((way) => (
          <Option key={way.code} data-off={isOpen(way) ? undefined : ''}>
            <input
              type="radio"
              name={id}
              value={way.code}
              checked={way.code === chosen}
              disabled={!isOpen(way)}
              onChange={() => onChoose(way.code)}
            />
            <span>
              <Name>
                <bdi>{way.name}</bdi>
              </Name>
              <Note as="span" display="block">
                {isOpen(way) ? <Then of={way} checkout={checkout} /> : <Why of={way} checkout={checkout} />}
              </Note>
            </span>
            <span>
              <Icon of={ICONS[way.code] ?? CreditCard} />
            </span>
          </Option>
        ))}
      </Group>
    </Section>
  )
}

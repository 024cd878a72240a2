import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Merchant } from '#contract/merchant.ts'
import { isLacking } from '#machines/merchant/margin.rules.ts'
import { Copyable } from '#src/ui/copyable.tsx'
import { Money } from '#src/ui/money.tsx'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import { Figure, Heading, Note } from '#src/ui/text.tsx'

const Facts = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '4', textStyle: 'note', color: 'ink2' },
})

export function MarginHead({ merchant }: { merchant: Merchant }) {
  const { t } = useLingui()
  const bound = <Money value={merchant.margin_bound} unit="EUR" />
  const need = <Money value={merchant.margin_need} unit="EUR" />
  return (
    <section>
      <Heading look="title" marginTop="1">
        <bdi>{merchant.name}</bdi>
      </Heading>
      <Facts>
        <Copyable text={merchant.merchant_no} label={t`Copy your merchant number`} />
      </Facts>
      <Note marginTop="4">
        <Trans comment="A deposit; max=22">Security deposit</Trans>
      </Note>
      <Figure aria-live="polite">
        <MovingAmount value={merchant.margin} unit="EUR" />
      </Figure>
      <Facts>
        <span>
          {/[1-9]/.test(merchant.margin_bound) ? (
            <Trans>{bound} held for open orders</Trans>
          ) : (
            <Trans>None of it is held</Trans>
          )}
        </span>
        {isLacking('0', merchant) && (
          <span>
            <Trans>{need} needed</Trans>
          </span>
        )}
      </Facts>
    </section>
  )
}

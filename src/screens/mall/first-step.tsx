import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Mall, OnSale } from '#contract/mall.ts'
import { WaysIn } from '#src/parts/account/ways-in.tsx'
import { Money } from '#src/ui/money.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Heading, Lead } from '#src/ui/text.tsx'
import { SOLD_AT } from './sold-at.ts'

const SEE: Record<OnSale['kind'], () => ReactNode> = {
  robot: () => <Trans>See the robots</Trans>,
  product: () => <Trans>See the plans</Trans>,
  project: () => <Trans>See the projects</Trans>,
  subscribe: () => <Trans>See the subscriptions</Trans>,
}

const Offered = ({ of: { least, currency } }: { of: OnSale }) => (
  <>
    <Heading look="display">
      <Trans comment="Heading, such as: Invest from €20.00">
        Invest from <Money value={least} unit={currency} brief />
      </Trans>
    </Heading>
    <Lead>
      <Trans>
        You choose how much. What it may bring is an estimate, from nothing up, not promised. For 24 hours you can end
        it and get everything back, without a fee.
      </Trans>
    </Lead>
  </>
)

const NothingOffered = () => (
  <>
    <Heading look="display">
      <Trans>Nothing to invest in today</Trans>
    </Heading>
    <Lead>
      <Trans>You find here what you can put money in, from how much, and what you have put in.</Trans>
    </Lead>
  </>
)

/** For whoever has put in nothing: where one can begin, and from how much. */
export function FirstStep({ mall: { on_sale, money } }: { mall: Pick<Mall, 'on_sale' | 'money'> }) {
  const [cheapest] = on_sale
  return (
    <Card holds="prose">
      {cheapest ? <Offered of={cheapest} /> : <NothingOffered />}
      {money === null ? (
        <WaysIn />
      ) : (
        cheapest && (
          <div>
            <PlaceButton to={SOLD_AT[cheapest.kind]}>{SEE[cheapest.kind]()}</PlaceButton>
          </div>
        )
      )}
    </Card>
  )
}

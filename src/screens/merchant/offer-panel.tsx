import { Trans } from '@lingui/react/macro'
import type { Offer } from '#contract/offer.ts'
import { spanOf } from '#machines/merchant/hours.rules.ts'
import { Amount, Digits } from '#src/ui/amount.tsx'
import { Money, Rate } from '#src/ui/money.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Heading, Lead } from '#src/ui/text.tsx'
import { RailNames } from './rails.tsx'

export const OfferPanel = ({ offer }: { offer: Offer | null }) => (
  <section>
    <Heading marginTop="4">
      <Trans>What you buy</Trans>
    </Heading>
    {offer ? (
      <Terms offer={offer} />
    ) : (
      <Lead paddingBlock="3">
        <Trans>You have not set a price yet.</Trans>
      </Lead>
    )}
  </section>
)

const Terms = ({ offer }: { offer: Offer }) => (
  <Rows>
    <Row label={<Trans>Your price</Trans>} value={<Rate rate={offer.price} from="COIN" to="EUR" />} />
    <Row
      label={<Trans>Per order</Trans>}
      value={
        <Trans>
          <Amount value={offer.least} unit="COIN" /> to <Money value={offer.most} unit="COIN" />
        </Trans>
      }
    />
    <Row label={<Trans>Still to buy</Trans>} value={<Money value={offer.wanted} unit="COIN" />} />
    <Row label={<Trans>How you pay</Trans>} value={<RailNames rails={offer.pay_types} />} />
    <Row label={<Trans>When</Trans>} value={<Hours hours={offer.hours} />} />
    <Row
      label={<Trans>New offers</Trans>}
      value={offer.auto_accept === 1 ? <Trans>Accepted automatically</Trans> : <Trans>You are asked first</Trans>}
    />
  </Rows>
)

function Hours({ hours }: { hours: string }) {
  const { from, to } = spanOf(hours)
  return hours === '' ? (
    <Trans>Whenever the market is open</Trans>
  ) : (
    <Trans>
      <Digits>{from}</Digits> to <Digits>{to}</Digits>, market time
    </Trans>
  )
}

import { Trans } from '@lingui/react/macro'
import { ShieldCheck, Tags } from 'lucide-react'
import type { Merchant } from '#contract/merchant.ts'
import type { Offer } from '#contract/offer.ts'
import { spanOf } from '#machines/merchant/hours.rules.ts'
import { isLacking } from '#machines/merchant/margin.rules.ts'
import { isNothing } from '#src/lib/format.ts'
import { Amount, Digits } from '#src/ui/amount.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Money } from '#src/ui/money.tsx'
import { Rate } from '#src/ui/rate.tsx'
import { MovingAmount } from '#src/ui/moving-amount.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { RailNames } from './rails.tsx'

export const OfferPanel = ({ merchant }: { merchant: Merchant }) => (
  <Rows>
    {merchant.offer ? (
      <Bought offer={merchant.offer} />
    ) : (
      <Row
        icon={Tags}
        group="money"
        label={<Trans>What you buy</Trans>}
        note={<Trans>You have not set a price yet.</Trans>}
      />
    )}
    <Deposit merchant={merchant} />
  </Rows>
)

const Bought = ({ offer: { price, least, most, wanted, pay_types, hours, auto_accept } }: { offer: Offer }) => (
  <>
    <Row
      icon={Tags}
      group="money"
      label={<Trans>What you buy</Trans>}
      note={
        <Trans>
          <Amount value={least} unit="COIN" brief /> to <Money value={most} unit="COIN" brief /> per order
        </Trans>
      }
      value={<Rate rate={price} from="COIN" to="EUR" />}
    />
    <Facts marginBottom="4">
      <Fact name={<Trans>Still to buy</Trans>}>
        <Money value={wanted} unit="COIN" brief />
      </Fact>
      <Fact name={<Trans>How members are paid</Trans>}>
        <RailNames rails={pay_types} />
      </Fact>
      <Fact name={<Trans>When</Trans>}>
        <Hours hours={hours} />
      </Fact>
      <Fact name={<Trans>New offers</Trans>}>
        {auto_accept === 1 ? <Trans>Accepted automatically</Trans> : <Trans>You are asked first</Trans>}
      </Fact>
    </Facts>
  </>
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

function Deposit({ merchant }: { merchant: Merchant }) {
  const bound = <Money value={merchant.margin_bound} unit="EUR" />
  const need = <Money value={merchant.margin_need} unit="EUR" />
  return (
    <Row
      icon={ShieldCheck}
      group="safe"
      label={<Trans comment="A deposit; max=22">Security deposit</Trans>}
      note={
        <>
          {isNothing(merchant.margin_bound) ? (
            <Trans>Nothing held for open orders</Trans>
          ) : (
            <Trans>{bound} held for open orders</Trans>
          )}
          {isLacking('0', merchant) && (
            <>
              {' · '}
              <Trans>{need} needed</Trans>
            </>
          )}
        </>
      }
      value={
        <span aria-live="polite">
          <MovingAmount value={merchant.margin} unit="EUR" />
        </span>
      }
    />
  )
}

import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { ArrowUpFromLine, Coins as CoinsIcon, Star } from 'lucide-react'
import { addressOf } from '#contract/addresses.ts'
import type { OrderInfo } from '#contract/order.ts'
import { isSome } from '#src/ui/held.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { PlaceRow, PressRow, Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Step, Steps } from '#src/ui/steps.tsx'
import { Success } from '#src/ui/success.tsx'
import { Card, Tag } from '#src/ui/surface.tsx'
import { coinsMoved } from '../parts/coins.ts'
import { BetterWords } from '../parts/better.tsx'
import { Coins, Euros } from '../parts/in-order.tsx'
import { FeeInCoins } from '../parts/order-deal.tsx'
import { Frame, OpenOrder } from './frame.tsx'

const Ends = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2.5', '& > *': { flex: '1 1 9rem' } } })

interface SoldProps {
  order: OrderInfo
  onMore: () => void
}

const Foot = ({ order }: Pick<SoldProps, 'order'>) => (
  <Ends>
    <OpenOrder of={order} kind="quiet" />
    <PlaceButton to="/pages/index/new_index">
      <Trans>Done</Trans>
    </PlaceButton>
  </Ends>
)

export function Sold({ order, onMore }: SoldProps) {
  const { status, expected_return, merchant_name, better } = order
  const coins = <Coins of={order} />
  const name = <bdi>{merchant_name}</bdi>
  return (
    <Frame foot={<Foot order={order} />}>
      <Success
        word={<Trans>Sold</Trans>}
        sum={<Money value={expected_return} unit="EUR" signed={status === 'completed'} big />}
        line={
          <Trans comment="How many coins were sold, to whom">
            {coins}, to {name}
          </Trans>
        }
        tag={
          isSome(better) && (
            <Tag tone="earned" marginTop="2">
              <BetterWords of={better} />
            </Tag>
          )
        }
      />
      <Happened order={order} />
      <Onwards order={order} onMore={onMore} />
    </Frame>
  )
}

function Happened({ order }: Pick<SoldProps, 'order'>) {
  const { merchant_name, timeline, fee } = order
  const name = <bdi>{merchant_name}</bdi>
  const euros = <Euros of={order} />
  const paid = timeline.findLast(({ event }) => event === 'pay')
  const moved = coinsMoved(order)
  const inCoins = moved && <FeeInCoins coins={moved.fee} euros={fee} />
  return (
    <Card holds="prose">
      <Steps>
        <Step
          look="done"
          title={
            <Trans>
              {name} has paid {euros} for your coins.
            </Trans>
          }
          when={paid && <Moment at={paid.time} />}
        />
        {inCoins && <Step look="done" title={<Trans>We took the fee: {inCoins}.</Trans>} />}
        <Arrival order={order} />
      </Steps>
    </Card>
  )
}

function Arrival({ order: { status, pay_type, deadline } }: Pick<SoldProps, 'order'>) {
  if (pay_type === 'bank')
    return <Step look="done" title={<Trans>You confirmed that this reached your bank account.</Trans>} />
  const isHere = status === 'completed'
  return (
    <Step
      look={isHere ? 'done' : 'ahead'}
      title={<Trans>Available in your balance.</Trans>}
      when={!isHere && deadline !== null && <Moment at={deadline} />}
    />
  )
}

const Onwards = ({ order: { order_no, pay_type, status, allowed }, onMore }: SoldProps) => (
  <Section title={<Trans comment="Heading over what one may do now">Next</Trans>}>
    <Rows>
      {pay_type === 'wallet' && status === 'completed' && (
        <PlaceRow to="/pages/my/withdraw" icon={ArrowUpFromLine} group="money" label={<Trans>Withdraw</Trans>} />
      )}
      {allowed.includes('rate') && (
        <PlaceRow to={addressOf('order', order_no)} icon={Star} label={<Trans>Rate this order</Trans>} />
      )}
      <PressRow icon={CoinsIcon} group="money" label={<Trans>Sell more</Trans>} onPress={onMore} />
    </Rows>
  </Section>
)

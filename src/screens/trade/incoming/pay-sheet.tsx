import { Trans } from '@lingui/react/macro'
import type { OrderInfo } from '#contract/order.ts'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { LatePinSheet } from '#src/ui/late-pin-sheet.tsx'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { Money } from '#src/ui/money.tsx'
import { coinsOf } from '../parts/coins.ts'
import { Coins, Euros } from '../parts/in-order.tsx'
import { FeeInCoins } from '../parts/order-deal.tsx'
import type { MerchantOrderViewProps } from './merchant-order-ways.tsx'
import { PayForm } from './pay-form.tsx'

interface PaySheetProps {
  order: OrderInfo
  view: MerchantOrderViewProps
}

const PAYS = { call: 'pay', images: [], reference: '', payer_name: '' } as const

export const PaySheet = (props: PaySheetProps) =>
  props.order.pay_type === 'wallet' ? <FromBalance {...props} /> : <ByBank {...props} />

function FromBalance({ order, view: { context, busy, send } }: PaySheetProps) {
  const { got, fee } = coinsOf(order)
  return (
    <LatePinSheet
      title={<Trans>Pay for the coins?</Trans>}
      act={
        <Trans>
          Pay <Money value={order.expected_return} unit="EUR" />
        </Trans>
      }
      busy={busy}
      trouble={context.trouble}
      ways={context.second?.ways}
      onCancel={() => send({ type: 'back' })}
      onPin={(payword, second) =>
        send({ type: 'act', wish: { ...PAYS, payword, ...(second && { second, amount: order.expected_return }) } })
      }
    >
      <Facts>
        <Fact name={<Trans>You pay</Trans>}>
          <Euros of={order} />
        </Fact>
        <Fact name={<Trans>Paid to</Trans>}>
          <Trans>The member’s balance</Trans>
        </Fact>
        <Fact name={<Trans>You buy</Trans>}>
          <Coins of={order} />
        </Fact>
        <Fact name={<Trans>You get</Trans>}>
          <Money value={got} unit="COIN" />
        </Fact>
        <Fact name={<Trans>Fee</Trans>}>
          <FeeInCoins coins={fee} euros={order.fee} />
        </Fact>
      </Facts>
    </LatePinSheet>
  )
}

const ByBank = ({ order, view }: PaySheetProps) => (
  <LateSheet
    title={
      <Trans>
        Have you paid <Euros of={order} />?
      </Trans>
    }
    description={
      <Trans>Confirm only once your bank has sent it. The member then checks their bank account and confirms.</Trans>
    }
    onClose={() => view.busy || view.send({ type: 'back' })}
  >
    <PayForm order={order} view={view} />
  </LateSheet>
)

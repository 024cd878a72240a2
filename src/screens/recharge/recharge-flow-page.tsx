import { recharge, type Channel, type RechargeInfo } from '#contract/recharge.ts'
import { required } from '#machines/lib/required.ts'
import { rechargeFlow } from '#machines/recharge/recharge.flow.ts'
import { actorsOf } from '#src/api/actors.ts'
import { listeningBy } from '#src/api/live.ts'
import { picturesBy } from '#src/api/pictures.ts'
import { actBy, beginBy } from '#src/api/recharges.ts'
import { useHouse, useMemberId } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { usePlaces } from '#src/lib/places.ts'
import { backOf, ownPage } from './back.ts'
import { begunOf } from './draft.ts'
import { RechargeScreen } from './recharge.screen.tsx'

interface RechargeFlowPageProps {
  orderNo?: string
  currency?: string | undefined
  need?: string | undefined
  returnTo?: string | undefined
  onePage?: boolean
}

const CURRENCIES = ['EUR', 'USDT', 'COIN'] as const satisfies readonly Channel['currency'][]

export function RechargeFlowPage({
  orderNo = '',
  currency,
  need = '',
  returnTo = '',
  onePage = false,
}: RechargeFlowPageProps) {
  const { client } = useHouse()
  const member = useMemberId() ?? 0
  const { relaunch } = usePlaces()
  const back = ownPage(returnTo) || backOf(orderNo)
  return (
    <FlowPage
      key={`${member} ${orderNo}`}
      flow={rechargeFlow}
      screen={RechargeScreen}
      input={{
        orderNo,
        currency: CURRENCIES.find((one) => one === currency) ?? '',
        need,
        onePage,
        returnTo: back,
        draft: need === '' && orderNo === '' ? begunOf() : undefined,
      }}
      actors={{
        ...actorsOf(client, recharge, 'channels', 'info'),
        send: beginBy(client),
        act: actBy(client),
        pictures: picturesBy(client, member),
        listening: listeningBy(client),
      }}
      leaves={{
        done: ({ recharge: begun }: { recharge?: RechargeInfo }) => {
          const way = back && `&return_to=${encodeURIComponent(back)}`
          relaunch(`/pages/money/recharge_order_pay?order_no=${required(begun).order_no}${way}`)
        },
      }}
    />
  )
}

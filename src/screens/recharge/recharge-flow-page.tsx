import { recharge, type Channel } from '#contract/recharge.ts'
import { required } from '#machines/lib/required.ts'
import { rechargeFlow } from '#machines/recharge/recharge.flow.ts'
import { picturesBy } from '#src/api/pictures.ts'
import { actBy, beginBy } from '#src/api/recharges.ts'
import { page } from '#src/app/page.tsx'
import { wordIn } from '#src/lib/search-text.ts'
import { backOf, ownPage } from '#src/parts/recharge/back.ts'
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

export const RechargeFlowPage = page(rechargeFlow, RechargeScreen).with(
  (
    { client, places, id },
    { orderNo = '', currency, need = '', returnTo = '', onePage = false }: RechargeFlowPageProps,
  ) => {
    const back = ownPage(returnTo) || backOf(orderNo)
    return {
      key: orderNo,
      input: {
        orderNo,
        currency: wordIn(CURRENCIES, currency) ?? '',
        need,
        onePage,
        returnTo: back,
        draft: need === '' && orderNo === '' ? begunOf() : undefined,
      },
      calls: { channels: recharge.channels, info: recharge.info },
      actors: { send: beginBy(client), act: actBy(client), pictures: picturesBy(client, id) },
      leaves: {
        done: ({ recharge: begun }) => {
          const way = back && `&return_to=${encodeURIComponent(back)}`
          places.relaunch(`/pages/money/recharge_order_pay?order_no=${required(begun).order_no}${way}`)
        },
      },
    }
  },
)

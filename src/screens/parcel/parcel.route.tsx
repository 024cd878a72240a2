import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { parcel } from '#contract/parcel.ts'
import { ShopOrderNo } from '#contract/shop-order.ts'
import { parcelFlow } from '#machines/parcel/parcel.flow.ts'
import { page } from '#src/app/page.tsx'
import { words } from '#src/app/words.ts'
import { numberIn } from '#src/lib/search-text.ts'
import { copyText } from './copy-text.ts'
import { Nowhere, ParcelScreen } from './parcel.screen.tsx'

export const Route = createFileRoute('/pages/orders/logistics_view')({
  staticData: { access: 'member', title: msg`Parcel` },
  loader: words('parcel'),
  component: page(parcelFlow, ParcelScreen, Nowhere).with(
    ({ search: { order_no, package_id } }) =>
      v.is(ShopOrderNo, order_no) && {
        key: `${order_no} ${package_id}`,
        input: { orderNo: order_no, packageId: numberIn(package_id) },
        calls: { express: parcel.express },
        actors: { copy: copyText },
      },
  ),
})

import { parcel } from '#contract/parcel.ts'
import { memberOf } from '../lib/call.ts'
import { implement } from '../lib/implement.ts'
import { refuse } from '../lib/refuse.ts'
import { askCarrier } from './ask.ts'
import { presentLogistics } from './present.ts'
import { orderOfMember, parcelsOf } from './queries.ts'

export const parcelHandlers = implement('parcel', parcel, {
  async express(call, { order_no, package_id }) {
    const { sql, context } = call
    const order = (await orderOfMember(sql, memberOf(call).id, order_no)) ?? refuse('missing')
    const known = await parcelsOf(sql, order.id)
    const wanted = package_id === undefined ? known[0] : known.find(({ id }) => id === package_id)
    if (package_id !== undefined && !wanted) refuse('missing')
    const isSilent = wanted !== undefined && (await askCarrier(context, wanted))
    const parcels = await parcelsOf(sql, order.id)
    return presentLogistics(call, order, parcels, { parcel: parcels.find(({ id }) => id === wanted?.id), isSilent })
  },
})

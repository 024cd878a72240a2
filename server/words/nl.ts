import type { Words } from './en.ts'
import { account } from './account/nl.ts'
import { affiliate } from './affiliate/nl.ts'
import { address } from './address/nl.ts'
import { attachment } from './attachment/nl.ts'
import { cancellation } from './cancellation/nl.ts'
import { card } from './card/nl.ts'
import { cart } from './cart/nl.ts'
import { common } from './common/nl.ts'
import { coupon } from './coupon/nl.ts'
import { device } from './device/nl.ts'
import { equity } from './equity/nl.ts'
import { exports } from './export/nl.ts'
import { factor } from './factor/nl.ts'
import { home } from './home/nl.ts'
import { invest } from './invest/nl.ts'
import { merchant } from './merchant/nl.ts'
import { notice } from './notice/nl.ts'
import { parcel } from './parcel/nl.ts'
import { payment } from './payment/nl.ts'
import { payoutAddress } from './payoutAddress/nl.ts'
import { points } from './points/nl.ts'
import { project } from './project/nl.ts'
import { recharge } from './recharge/nl.ts'
import { robot } from './robot/nl.ts'
import { security } from './security/nl.ts'
import { service } from './service/nl.ts'
import { session } from './session/nl.ts'
import { shop } from './shop/nl.ts'
import { shopOrder } from './shopOrder/nl.ts'
import { subscription } from './subscription/nl.ts'
import { team } from './team/nl.ts'
import { trade } from './trade/nl.ts'
import { transfer } from './transfer/nl.ts'
import { wallet } from './wallet/nl.ts'
import { web } from './web/nl.ts'
import { withdrawal } from './withdrawal/nl.ts'

export const nl: Words = {
  account,
  affiliate,
  address,
  attachment,
  cancellation,
  card,
  cart,
  common,
  coupon,
  device,
  equity,
  export: exports,
  factor,
  home,
  invest,
  merchant,
  notice,
  parcel,
  payment,
  payoutAddress,
  points,
  project,
  recharge,
  robot,
  security,
  service,
  session,
  shop,
  shopOrder,
  subscription,
  team,
  trade,
  transfer,
  wallet,
  web,
  withdrawal,
}

import type { Words } from './en.ts'
import { account } from './account/af.ts'
import { affiliate } from './affiliate/af.ts'
import { address } from './address/af.ts'
import { attachment } from './attachment/af.ts'
import { cancellation } from './cancellation/af.ts'
import { card } from './card/af.ts'
import { cart } from './cart/af.ts'
import { common } from './common/af.ts'
import { coupon } from './coupon/af.ts'
import { device } from './device/af.ts'
import { equity } from './equity/af.ts'
import { exports } from './export/af.ts'
import { factor } from './factor/af.ts'
import { home } from './home/af.ts'
import { invest } from './invest/af.ts'
import { merchant } from './merchant/af.ts'
import { notice } from './notice/af.ts'
import { parcel } from './parcel/af.ts'
import { payment } from './payment/af.ts'
import { payoutAddress } from './payoutAddress/af.ts'
import { points } from './points/af.ts'
import { project } from './project/af.ts'
import { recharge } from './recharge/af.ts'
import { robot } from './robot/af.ts'
import { security } from './security/af.ts'
import { service } from './service/af.ts'
import { session } from './session/af.ts'
import { shop } from './shop/af.ts'
import { shopOrder } from './shopOrder/af.ts'
import { subscription } from './subscription/af.ts'
import { team } from './team/af.ts'
import { trade } from './trade/af.ts'
import { transfer } from './transfer/af.ts'
import { wallet } from './wallet/af.ts'
import { web } from './web/af.ts'
import { withdrawal } from './withdrawal/af.ts'

export const af: Words = {
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

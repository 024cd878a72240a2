import type { Words } from './en.ts'
import { account } from './account/sv.ts'
import { affiliate } from './affiliate/sv.ts'
import { address } from './address/sv.ts'
import { attachment } from './attachment/sv.ts'
import { cancellation } from './cancellation/sv.ts'
import { card } from './card/sv.ts'
import { cart } from './cart/sv.ts'
import { common } from './common/sv.ts'
import { coupon } from './coupon/sv.ts'
import { device } from './device/sv.ts'
import { equity } from './equity/sv.ts'
import { exports } from './export/sv.ts'
import { factor } from './factor/sv.ts'
import { home } from './home/sv.ts'
import { invest } from './invest/sv.ts'
import { merchant } from './merchant/sv.ts'
import { notice } from './notice/sv.ts'
import { parcel } from './parcel/sv.ts'
import { payment } from './payment/sv.ts'
import { payoutAddress } from './payoutAddress/sv.ts'
import { points } from './points/sv.ts'
import { project } from './project/sv.ts'
import { recharge } from './recharge/sv.ts'
import { robot } from './robot/sv.ts'
import { security } from './security/sv.ts'
import { service } from './service/sv.ts'
import { session } from './session/sv.ts'
import { shop } from './shop/sv.ts'
import { shopOrder } from './shopOrder/sv.ts'
import { subscription } from './subscription/sv.ts'
import { team } from './team/sv.ts'
import { trade } from './trade/sv.ts'
import { transfer } from './transfer/sv.ts'
import { wallet } from './wallet/sv.ts'
import { web } from './web/sv.ts'
import { withdrawal } from './withdrawal/sv.ts'

export const sv: Words = {
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

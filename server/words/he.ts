import type { Words } from './en.ts'
import { account } from './account/he.ts'
import { affiliate } from './affiliate/he.ts'
import { address } from './address/he.ts'
import { attachment } from './attachment/he.ts'
import { cancellation } from './cancellation/he.ts'
import { card } from './card/he.ts'
import { cart } from './cart/he.ts'
import { common } from './common/he.ts'
import { coupon } from './coupon/he.ts'
import { device } from './device/he.ts'
import { equity } from './equity/he.ts'
import { exports } from './export/he.ts'
import { factor } from './factor/he.ts'
import { home } from './home/he.ts'
import { invest } from './invest/he.ts'
import { merchant } from './merchant/he.ts'
import { notice } from './notice/he.ts'
import { parcel } from './parcel/he.ts'
import { payment } from './payment/he.ts'
import { payoutAddress } from './payoutAddress/he.ts'
import { points } from './points/he.ts'
import { project } from './project/he.ts'
import { recharge } from './recharge/he.ts'
import { robot } from './robot/he.ts'
import { security } from './security/he.ts'
import { service } from './service/he.ts'
import { session } from './session/he.ts'
import { shop } from './shop/he.ts'
import { shopOrder } from './shopOrder/he.ts'
import { subscription } from './subscription/he.ts'
import { team } from './team/he.ts'
import { trade } from './trade/he.ts'
import { transfer } from './transfer/he.ts'
import { wallet } from './wallet/he.ts'
import { web } from './web/he.ts'
import { withdrawal } from './withdrawal/he.ts'

export const he: Words = {
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

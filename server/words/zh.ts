import type { Words } from './en.ts'
import { account } from './account/zh.ts'
import { affiliate } from './affiliate/zh.ts'
import { address } from './address/zh.ts'
import { attachment } from './attachment/zh.ts'
import { cancellation } from './cancellation/zh.ts'
import { card } from './card/zh.ts'
import { cart } from './cart/zh.ts'
import { common } from './common/zh.ts'
import { coupon } from './coupon/zh.ts'
import { device } from './device/zh.ts'
import { equity } from './equity/zh.ts'
import { exports } from './export/zh.ts'
import { factor } from './factor/zh.ts'
import { home } from './home/zh.ts'
import { invest } from './invest/zh.ts'
import { merchant } from './merchant/zh.ts'
import { notice } from './notice/zh.ts'
import { parcel } from './parcel/zh.ts'
import { payment } from './payment/zh.ts'
import { payoutAddress } from './payoutAddress/zh.ts'
import { points } from './points/zh.ts'
import { project } from './project/zh.ts'
import { recharge } from './recharge/zh.ts'
import { robot } from './robot/zh.ts'
import { security } from './security/zh.ts'
import { service } from './service/zh.ts'
import { session } from './session/zh.ts'
import { shop } from './shop/zh.ts'
import { shopOrder } from './shopOrder/zh.ts'
import { subscription } from './subscription/zh.ts'
import { team } from './team/zh.ts'
import { trade } from './trade/zh.ts'
import { transfer } from './transfer/zh.ts'
import { wallet } from './wallet/zh.ts'
import { web } from './web/zh.ts'
import { withdrawal } from './withdrawal/zh.ts'

export const zh: Words = {
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

import type { Words } from './en.ts'
import { account } from './account/pt.ts'
import { affiliate } from './affiliate/pt.ts'
import { address } from './address/pt.ts'
import { attachment } from './attachment/pt.ts'
import { cancellation } from './cancellation/pt.ts'
import { card } from './card/pt.ts'
import { cart } from './cart/pt.ts'
import { common } from './common/pt.ts'
import { coupon } from './coupon/pt.ts'
import { device } from './device/pt.ts'
import { equity } from './equity/pt.ts'
import { exports } from './export/pt.ts'
import { factor } from './factor/pt.ts'
import { home } from './home/pt.ts'
import { invest } from './invest/pt.ts'
import { merchant } from './merchant/pt.ts'
import { notice } from './notice/pt.ts'
import { parcel } from './parcel/pt.ts'
import { payment } from './payment/pt.ts'
import { payoutAddress } from './payoutAddress/pt.ts'
import { points } from './points/pt.ts'
import { project } from './project/pt.ts'
import { recharge } from './recharge/pt.ts'
import { robot } from './robot/pt.ts'
import { security } from './security/pt.ts'
import { service } from './service/pt.ts'
import { session } from './session/pt.ts'
import { shop } from './shop/pt.ts'
import { shopOrder } from './shopOrder/pt.ts'
import { subscription } from './subscription/pt.ts'
import { team } from './team/pt.ts'
import { trade } from './trade/pt.ts'
import { transfer } from './transfer/pt.ts'
import { wallet } from './wallet/pt.ts'
import { web } from './web/pt.ts'
import { withdrawal } from './withdrawal/pt.ts'

export const pt: Words = {
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

import type { Words } from './en.ts'
import { account } from './account/de.ts'
import { affiliate } from './affiliate/de.ts'
import { address } from './address/de.ts'
import { attachment } from './attachment/de.ts'
import { cancellation } from './cancellation/de.ts'
import { card } from './card/de.ts'
import { cart } from './cart/de.ts'
import { common } from './common/de.ts'
import { coupon } from './coupon/de.ts'
import { device } from './device/de.ts'
import { equity } from './equity/de.ts'
import { exports } from './export/de.ts'
import { factor } from './factor/de.ts'
import { home } from './home/de.ts'
import { invest } from './invest/de.ts'
import { merchant } from './merchant/de.ts'
import { notice } from './notice/de.ts'
import { parcel } from './parcel/de.ts'
import { payment } from './payment/de.ts'
import { payoutAddress } from './payoutAddress/de.ts'
import { points } from './points/de.ts'
import { project } from './project/de.ts'
import { recharge } from './recharge/de.ts'
import { robot } from './robot/de.ts'
import { security } from './security/de.ts'
import { service } from './service/de.ts'
import { session } from './session/de.ts'
import { shop } from './shop/de.ts'
import { shopOrder } from './shopOrder/de.ts'
import { subscription } from './subscription/de.ts'
import { team } from './team/de.ts'
import { trade } from './trade/de.ts'
import { transfer } from './transfer/de.ts'
import { wallet } from './wallet/de.ts'
import { web } from './web/de.ts'
import { withdrawal } from './withdrawal/de.ts'

export const de: Words = {
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

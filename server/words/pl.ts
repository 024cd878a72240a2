import type { Words } from './en.ts'
import { account } from './account/pl.ts'
import { affiliate } from './affiliate/pl.ts'
import { address } from './address/pl.ts'
import { attachment } from './attachment/pl.ts'
import { cancellation } from './cancellation/pl.ts'
import { card } from './card/pl.ts'
import { cart } from './cart/pl.ts'
import { common } from './common/pl.ts'
import { coupon } from './coupon/pl.ts'
import { device } from './device/pl.ts'
import { equity } from './equity/pl.ts'
import { exports } from './export/pl.ts'
import { factor } from './factor/pl.ts'
import { home } from './home/pl.ts'
import { invest } from './invest/pl.ts'
import { merchant } from './merchant/pl.ts'
import { notice } from './notice/pl.ts'
import { parcel } from './parcel/pl.ts'
import { payment } from './payment/pl.ts'
import { payoutAddress } from './payoutAddress/pl.ts'
import { points } from './points/pl.ts'
import { project } from './project/pl.ts'
import { recharge } from './recharge/pl.ts'
import { robot } from './robot/pl.ts'
import { security } from './security/pl.ts'
import { service } from './service/pl.ts'
import { session } from './session/pl.ts'
import { shop } from './shop/pl.ts'
import { shopOrder } from './shopOrder/pl.ts'
import { subscription } from './subscription/pl.ts'
import { team } from './team/pl.ts'
import { trade } from './trade/pl.ts'
import { transfer } from './transfer/pl.ts'
import { wallet } from './wallet/pl.ts'
import { web } from './web/pl.ts'
import { withdrawal } from './withdrawal/pl.ts'

export const pl: Words = {
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

import type { Words } from './en.ts'
import { account } from './account/it.ts'
import { affiliate } from './affiliate/it.ts'
import { address } from './address/it.ts'
import { attachment } from './attachment/it.ts'
import { cancellation } from './cancellation/it.ts'
import { card } from './card/it.ts'
import { cart } from './cart/it.ts'
import { common } from './common/it.ts'
import { coupon } from './coupon/it.ts'
import { device } from './device/it.ts'
import { equity } from './equity/it.ts'
import { exports } from './export/it.ts'
import { factor } from './factor/it.ts'
import { home } from './home/it.ts'
import { invest } from './invest/it.ts'
import { merchant } from './merchant/it.ts'
import { notice } from './notice/it.ts'
import { parcel } from './parcel/it.ts'
import { payment } from './payment/it.ts'
import { payoutAddress } from './payoutAddress/it.ts'
import { points } from './points/it.ts'
import { project } from './project/it.ts'
import { recharge } from './recharge/it.ts'
import { robot } from './robot/it.ts'
import { security } from './security/it.ts'
import { service } from './service/it.ts'
import { session } from './session/it.ts'
import { shop } from './shop/it.ts'
import { shopOrder } from './shopOrder/it.ts'
import { subscription } from './subscription/it.ts'
import { team } from './team/it.ts'
import { trade } from './trade/it.ts'
import { transfer } from './transfer/it.ts'
import { wallet } from './wallet/it.ts'
import { web } from './web/it.ts'
import { withdrawal } from './withdrawal/it.ts'

export const it: Words = {
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

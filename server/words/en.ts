import { account } from './account/en.ts'
import { affiliate } from './affiliate/en.ts'
import { address } from './address/en.ts'
import { attachment } from './attachment/en.ts'
import { cancellation } from './cancellation/en.ts'
import { card } from './card/en.ts'
import { cart } from './cart/en.ts'
import { common } from './common/en.ts'
import { coupon } from './coupon/en.ts'
import { device } from './device/en.ts'
import { equity } from './equity/en.ts'
import { exports } from './export/en.ts'
import { factor } from './factor/en.ts'
import { home } from './home/en.ts'
import { invest } from './invest/en.ts'
import { merchant } from './merchant/en.ts'
import { notice } from './notice/en.ts'
import { parcel } from './parcel/en.ts'
import { payment } from './payment/en.ts'
import { payoutAddress } from './payoutAddress/en.ts'
import { points } from './points/en.ts'
import { project } from './project/en.ts'
import { recharge } from './recharge/en.ts'
import { robot } from './robot/en.ts'
import { security } from './security/en.ts'
import { service } from './service/en.ts'
import { session } from './session/en.ts'
import { shop } from './shop/en.ts'
import { shopOrder } from './shopOrder/en.ts'
import { subscription } from './subscription/en.ts'
import { team } from './team/en.ts'
import { trade } from './trade/en.ts'
import { transfer } from './transfer/en.ts'
import { wallet } from './wallet/en.ts'
import { web } from './web/en.ts'
import { withdrawal } from './withdrawal/en.ts'

/** A folder for each room. Every other language has the same sentences. */
export const en = {
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

type Text<Book> = { readonly [Key in keyof Book]: Book[Key] extends string ? string : Text<Book[Key]> }

export type Words = Text<typeof en>

import { account } from './account.ts'
import { affiliate } from './affiliate.ts'
import { address } from './address.ts'
import { attachment } from './attachment.ts'
import { cancellation } from './cancellation.ts'
import { card } from './card.ts'
import { cart } from './cart.ts'
import { coupon } from './coupon.ts'
import { deposit } from './deposit.ts'
import { device } from './device.ts'
import { exports } from './export.ts'
import { factor } from './factor.ts'
import { equity } from './equity.ts'
import { home } from './home.ts'
import { invest } from './invest.ts'
import { ledger } from './ledger.ts'
import { link } from './link.ts'
import { live } from './live.ts'
import { location } from './location.ts'
import { merchant } from './merchant.ts'
import { news } from './news.ts'
import { notice } from './notice.ts'
import { notices } from './notices.ts'
import { parcel } from './parcel.ts'
import { payment } from './payment.ts'
import { payoutAddress } from './payout-address.ts'
import { points } from './points.ts'
import { project } from './project.ts'
import { recharge } from './recharge.ts'
import { robot } from './robot.ts'
import { security } from './security.ts'
import { service } from './service.ts'
import { session } from './session.ts'
import { shop } from './shop.ts'
import { shopOrder } from './shop-order.ts'
import { subscription } from './subscription.ts'
import { trade } from './trade.ts'
import { transfer } from './transfer.ts'
import { wallet } from './wallet.ts'
import { withdrawal } from './withdrawal.ts'

export const contract = {
  deposit,
  device,
  home,
  service,
  session,
  account,
  export: exports,
  attachment,
  cancellation,
  card,
  payment,
  payoutAddress,
  recharge,
  withdrawal,
  security,
  factor,
  wallet,
  ledger,
  points,
  invest,
  robot,
  project,
  subscription,
  equity,
  transfer,
  trade,
  merchant,
  notice: { ...notice, ...notices },
  news,
  shop,
  cart,
  coupon,
  shopOrder,
  parcel,
  affiliate,
  address,
  link,
  live,
  location,
}
export type Contract = typeof contract

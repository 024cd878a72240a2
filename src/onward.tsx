import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ChartPie,
  Coins,
  Flag,
  House,
  KeyRound,
  Landmark,
  Mail,
  Phone,
  Repeat,
  ScrollText,
  Settings,
  ShieldCheck,
  ShoppingBag,
  Star,
  Store,
  TicketCheck,
  TrendingUp,
  UserPlus,
  UserRound,
  Users,
  UserX,
  WalletCards,
  type LucideIcon,
} from 'lucide-react'
import type { Address } from '#contract/addresses.ts'
import type { BUILT } from '#src/sitemap.ts'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'

const ONWARD = {
  '/pages/my/index': ['/pages/index/index', '/pages/users/setting', '/pages/users/zhuxiao'],
  '/pages/my/intro': ['/pages/news/about'],
  '/pages/my/account': ['/pages/my/withdraw'],
  '/pages/my/recharge': ['/pages/my/index', '/pages/money/money_mx'],
  '/pages/my/recommend': ['/pages/transaction/index'],
  '/pages/my/lang': ['/pages/my/setting', '/pages/index/new_index'],
  '/pages/my/withdraw': ['/pages/my/index'],
  '/pages/money/money': ['/pages/money/gw_atm'],
  '/pages/money/money_mx': ['/pages/money/money'],
  '/pages/money/recharge': ['/pages/money/money_mx'],
  '/pages/money/recharge_pay': ['/pages/money/money', '/pages/money/recharge'],
  '/pages/money/recharge_bc': ['/pages/money/money_mx'],
  '/pages/money/recharge_order_pay': ['/pages/money/money', '/pages/money/money_mx', '/pages/money/recharge'],
  '/pages/money/gw_atm': ['/pages/wallets/gw_wallet', '/pages/money/money_mx'],
  '/pages/money/atm_bank': ['/pages/money/atm'],
  '/pages/wallets/wallet_mx': ['/pages/wallets/wallets'],
  '/pages/wallets/wallets': ['/pages/wallets/to_money', '/pages/money/money'],
  '/pages/wallets/fx_wallet': ['/pages/users/my_earnings'],
  '/pages/wallets/to_money': ['/pages/wallets/wallets', '/pages/money/money_mx'],
  '/pages/jf/atm': ['/pages/jf/money', '/pages/money/money_mx'],
  '/pages/jf/bonus_log': ['/pages/users/my_earnings', '/pages/orders/invite_order'],
  '/pages/jf/money': ['/pages/equity/jf'],
  '/pages/equity/jf': ['/pages/equity/equity', '/pages/jf/money'],
  '/pages/equity-detail/equity-detail': ['/pages/equity/equity'],
  '/pages/fund-detail/fund-detail': ['/pages/equity/equity'],
  '/pages/bank_card/card_add': ['/pages/bank_card/card_list', '/pages/money/atm_bank'],
  '/pages/business_center/business_center': ['/pages/users/team', '/pages/captain/ty_captain'],
  '/pages/business_center/atm': ['/pages/money/atm', '/pages/business_center/business_center'],
  '/pages/users/withdrawal_add': ['/pages/users/withdrawal_set', '/pages/money/atm_usdt'],
  '/pages/users/bind_username': ['/pages/users/setting'],
  '/pages/users/bindphone': ['/pages/users/setting', '/pages/users/up_phone'],
  '/pages/users/bindemail': ['/pages/users/setting'],
  '/pages/users/rfpassword': ['/pages/users/up_payword', '/pages/users/bindphone', '/pages/users/bindemail'],
  '/pages/users/up_payword': ['/pages/users/setting'],
  '/pages/user/user1': ['/pages/store/order', '/pages/store/coupon_check', '/pages/money/atm', '/pages/user/user'],
} as const satisfies Partial<Record<keyof typeof BUILT, readonly Address[]>>

export type Origin = keyof typeof ONWARD
type Target = (typeof ONWARD)[Origin][number]

const NAMES: Record<Target, readonly [LucideIcon, MessageDescriptor]> = {
  '/pages/index/new_index': [House, msg`Home`],
  '/pages/index/index': [Store, msg`Mall and investing`],
  '/pages/transaction/index': [Coins, msg`Sell coins`],
  '/pages/my/index': [UserRound, msg`My page`],
  '/pages/my/setting': [Settings, msg`Settings`],
  '/pages/my/withdraw': [ArrowUpFromLine, msg`Withdraw`],
  '/pages/news/about': [Mail, msg`About us and contact`],
  '/pages/orders/invite_order': [Users, msg`Orders of people you invited`],
  '/pages/money/money': [Landmark, msg`My money`],
  '/pages/money/money_mx': [ScrollText, msg`All activity`],
  '/pages/money/recharge': [ArrowDownToLine, msg`Recharge`],
  '/pages/money/gw_atm': [Repeat, msg`Balance conversion`],
  '/pages/money/atm': [ArrowUpFromLine, msg`Withdraw`],
  '/pages/money/atm_bank': [ArrowUpFromLine, msg`Withdraw`],
  '/pages/money/atm_usdt': [ArrowUpFromLine, msg`Withdraw`],
  '/pages/bank_card/card_list': [Landmark, msg`All bank accounts`],
  '/pages/users/withdrawal_set': [WalletCards, msg`All payout addresses`],
  '/pages/wallets/wallets': [WalletCards, msg`Wallets`],
  '/pages/wallets/gw_wallet': [ShoppingBag, msg`Shopping wallet`],
  '/pages/wallets/to_money': [Repeat, msg`To balance`],
  '/pages/jf/money': [Star, msg`Points`],
  '/pages/equity/equity': [ChartPie, msg`Equity`],
  '/pages/equity/jf': [ShieldCheck, msg`Equity points`],
  '/pages/business_center/business_center': [UserPlus, msg`Service centre`],
  '/pages/users/team': [Users, msg`Team`],
  '/pages/captain/ty_captain': [Flag, msg`Apply as captain`],
  '/pages/users/my_earnings': [TrendingUp, msg`My earnings`],
  '/pages/users/setting': [UserRound, msg`Account`],
  '/pages/users/zhuxiao': [UserX, msg`Cancel account`],
  '/pages/users/up_payword': [KeyRound, msg`Payment PIN`],
  '/pages/users/bindphone': [Phone, msg`Add a phone number`],
  '/pages/users/up_phone': [Phone, msg`Change phone number`],
  '/pages/users/bindemail': [Mail, msg`Add an e-mail address`],
  '/pages/user/user': [UserRound, msg`My place in the mall`],
  '/pages/store/order': [Store, msg`Orders of my store`],
  '/pages/store/coupon_check': [TicketCheck, msg`Check a coupon`],
}

export function Onward({ from }: { from: Origin }) {
  const { i18n } = useLingui()
  return (
    <Rows marginTop="4">
      {ONWARD[from].map((to) => {
        const [icon, words] = NAMES[to]
        return <PlaceRow key={to} to={to} icon={icon} label={i18n._(words)} />
      })}
    </Rows>
  )
}

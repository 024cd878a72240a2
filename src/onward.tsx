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
  Landmark,
  Lock,
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
  WalletCards,
  type LucideIcon,
} from 'lucide-react'
import type { Address } from '#contract/addresses.ts'
import type { BUILT } from '#src/sitemap.ts'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import type { Group } from '#src/ui/tile.tsx'

const ONWARD = {
  '/pages/my/intro': ['/pages/news/about'],
  '/pages/my/account': ['/pages/my/withdraw'],
  '/pages/my/recharge': ['/pages/my/index', '/pages/money/money_mx?tab=recharges'],
  '/pages/my/recommend': ['/pages/transaction/index'],
  '/pages/my/lang': ['/pages/my/setting', '/pages/index/new_index'],
  '/pages/my/withdraw': ['/pages/my/index'],
  '/pages/mall/mall': ['/pages/orders/invite_order'],
  '/pages/money/money': ['/pages/money/money_mx?tab=recharges', '/pages/money/gw_atm'],
  '/pages/money/money_mx': ['/pages/money/money'],
  '/pages/money/recharge': ['/pages/money/money_mx?tab=recharges'],
  '/pages/money/recharge_pay': ['/pages/money/money', '/pages/money/recharge'],
  '/pages/money/recharge_bc': ['/pages/money/money_mx?tab=recharges'],
  '/pages/money/recharge_order_pay': [
    '/pages/money/money',
    '/pages/money/money_mx?tab=recharges',
    '/pages/money/recharge',
  ],
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
  '/pages/users/withdrawal_add': ['/pages/money/atm_usdt'],
  '/pages/users/bind_username': ['/pages/users/setting'],
  '/pages/users/bindphone': ['/pages/users/setting', '/pages/users/up_phone'],
  '/pages/users/bindemail': ['/pages/users/setting'],
  '/pages/users/rfpassword': ['/pages/users/up_payword', '/pages/users/bindphone', '/pages/users/bindemail'],
  '/pages/users/up_payword': ['/pages/users/setting'],
  '/pages/user/user1': ['/pages/store/order', '/pages/store/coupon_check', '/pages/money/atm', '/pages/user/user'],
} as const satisfies Partial<Record<keyof typeof BUILT, readonly Address[]>>

export type Origin = keyof typeof ONWARD
type Target = (typeof ONWARD)[Origin][number]

const NAMES: Record<Target, readonly [LucideIcon, MessageDescriptor, Group?]> = {
  '/pages/index/new_index': [House, msg`Home`],
  '/pages/transaction/index': [Coins, msg`Sell coins`, 'money'],
  '/pages/my/index': [UserRound, msg`My page`],
  '/pages/my/setting': [Settings, msg`Settings`],
  '/pages/my/withdraw': [ArrowUpFromLine, msg`Withdraw`, 'money'],
  '/pages/news/about': [Mail, msg`About us and contact`],
  '/pages/orders/invite_order': [Users, msg`Orders of people you invited`],
  '/pages/money/money': [Landmark, msg`My money`, 'money'],
  '/pages/money/money_mx': [ScrollText, msg`All activity`, 'money'],
  '/pages/money/money_mx?tab=recharges': [ScrollText, msg`All recharges`, 'money'],
  '/pages/money/recharge': [ArrowDownToLine, msg`Recharge`, 'money'],
  '/pages/money/gw_atm': [Repeat, msg`Balance conversion`, 'money'],
  '/pages/money/atm': [ArrowUpFromLine, msg`Withdraw`, 'money'],
  '/pages/money/atm_bank': [ArrowUpFromLine, msg`Withdraw`, 'money'],
  '/pages/money/atm_usdt': [ArrowUpFromLine, msg`Withdraw`, 'money'],
  '/pages/bank_card/card_list': [Landmark, msg`All bank accounts`, 'money'],
  '/pages/wallets/wallets': [WalletCards, msg`Wallets`, 'money'],
  '/pages/wallets/gw_wallet': [ShoppingBag, msg`Shopping wallet`, 'shop'],
  '/pages/wallets/to_money': [Repeat, msg`To balance`, 'money'],
  '/pages/jf/money': [Star, msg`Points`, 'invest'],
  '/pages/equity/equity': [ChartPie, msg`Equity`, 'invest'],
  '/pages/equity/jf': [ShieldCheck, msg`Equity points`, 'invest'],
  '/pages/business_center/business_center': [UserPlus, msg`Service centre`],
  '/pages/users/team': [Users, msg`Team`],
  '/pages/captain/ty_captain': [Flag, msg`Apply as captain`],
  '/pages/users/my_earnings': [TrendingUp, msg`My earnings`, 'invest'],
  '/pages/users/setting': [UserRound, msg`Account`],
  '/pages/users/up_payword': [Lock, msg`Payment PIN`, 'safe'],
  '/pages/users/bindphone': [Phone, msg`Add a phone number`, 'safe'],
  '/pages/users/up_phone': [Phone, msg`Change phone number`, 'safe'],
  '/pages/users/bindemail': [Mail, msg`Add an e-mail address`, 'safe'],
  '/pages/user/user': [UserRound, msg`My place in the mall`, 'shop'],
  '/pages/store/order': [Store, msg`Orders of my store`, 'shop'],
  '/pages/store/coupon_check': [TicketCheck, msg`Check a coupon`, 'shop'],
}

export function Onward({ from }: { from: Origin }) {
  const { i18n } = useLingui()
  return (
    <Rows>
      {ONWARD[from].map((to) => {
        const [icon, words, group = 'plain'] = NAMES[to]
        return <PlaceRow key={to} to={to} icon={icon} group={group} label={i18n._(words)} />
      })}
    </Rows>
  )
}

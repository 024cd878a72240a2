import { Trans } from '@lingui/react/macro'
import {
  Bot,
  CalendarCheck,
  ChartLine,
  ChartPie,
  GraduationCap,
  Handshake,
  History,
  House,
  IdCard,
  LifeBuoy,
  MapPin,
  Settings,
  ShoppingBag,
  Store,
  Ticket,
  TrendingUp,
  UserPlus,
  UserRound,
  Users,
} from 'lucide-react'
import { Digits } from '#src/ui/amount.tsx'
import { PlaceRow, PressRow, Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'

interface CentreWaysProps {
  /** That can be used. */
  coupons: number
  isMerchant: boolean
  onAsk: () => void
}

export const CentreWays = ({ coupons, isMerchant, onAsk }: CentreWaysProps) => (
  <Section look="group" title={<Trans>More</Trans>}>
    <Rows>
      <PlaceRow
        to="/pages/orders/invite_order"
        icon={Users}
        group="shop"
        label={<Trans>Orders of people you invited</Trans>}
      />
      <PlaceRow
        to={coupons > 0 ? '/pages/coupon/coupon?tab=unused' : '/pages/coupon/coupon'}
        icon={Ticket}
        group="shop"
        label={<Trans>Coupons</Trans>}
        value={coupons > 0 && <Digits>{coupons}</Digits>}
      />
      <PlaceRow to="/pages/shops/visit" icon={History} group="shop" label={<Trans>Viewed before</Trans>} />
      <PlaceRow to="/pages/address/address" icon={MapPin} group="shop" label={<Trans>Delivery addresses</Trans>} />
      <PlaceRow to="/pages/shops/fg_shop" icon={ShoppingBag} group="shop" label={<Trans>Repurchase shop</Trans>} />
      <PlaceRow to="/pages/ai/ai_robot_order" icon={Bot} group="invest" label={<Trans>My robots</Trans>} />
      <PlaceRow to="/pages/ai/ai_order" icon={ChartLine} group="invest" label={<Trans>Plans and projects</Trans>} />
      <PlaceRow to="/pages/equity/equity" icon={ChartPie} group="invest" label={<Trans>Equity</Trans>} />
      <PlaceRow to="/pages/login/sign" icon={CalendarCheck} label={<Trans>Daily check-in</Trans>} />
      <PlaceRow to="/pages/exam/list" icon={GraduationCap} label={<Trans>Exams</Trans>} />
      <PlaceRow to="/pages/users/my_earnings" icon={TrendingUp} group="money" label={<Trans>My earnings</Trans>} />
      <PlaceRow to="/pages/users/team" icon={Users} label={<Trans>Team</Trans>} />
      <PlaceRow to="/pages/jf/partner" icon={Handshake} label={<Trans>Partner programme</Trans>} />
      <PlaceRow to="/pages/jf/friends_card" icon={IdCard} label={<Trans>Friend card</Trans>} />
      {isMerchant ? (
        <PlaceRow to="/pages/user/user1" icon={Store} label={<Trans>Merchant centre</Trans>} />
      ) : (
        <PlaceRow to="/pages/login/shop" icon={Store} label={<Trans>Become a merchant</Trans>} />
      )}
      <PlaceRow to="/pages/business_center/business_center" icon={UserPlus} label={<Trans>Service centre</Trans>} />
      <PlaceRow to="/pages/users/setting" icon={UserRound} label={<Trans>Account</Trans>} />
      <PlaceRow to="/pages/index/new_index" icon={House} label={<Trans>Trade home</Trans>} />
      <PlaceRow to="/pages/my/setting" icon={Settings} label={<Trans>Settings</Trans>} />
      <PressRow icon={LifeBuoy} label={<Trans>Help and contact</Trans>} onPress={onAsk} />
    </Rows>
  </Section>
)

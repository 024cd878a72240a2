import { Trans } from '@lingui/react/macro'
import {
  Bot,
  CalendarCheck,
  GraduationCap,
  Handshake,
  LayoutGrid,
  Repeat,
  Search,
  ShoppingCart,
  UserRound,
} from 'lucide-react'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'

/** Where one goes on to from the mall's home; a row appears when its screen stands. */
export const MallPlaces = () => (
  <Rows marginTop="4">
    <PlaceRow to="/pages/shops/search" icon={Search} label={<Trans>Search goods and stores</Trans>} />
    <PlaceRow to="/pages/cart/cart" icon={ShoppingCart} label={<Trans>Cart</Trans>} />
    <PlaceRow to="/pages/mall/mall" icon={Handshake} label={<Trans>Goods of our partners</Trans>} />
    <PlaceRow to="/pages/ai/ai_robot_list" icon={Bot} label={<Trans>Robots</Trans>} />
    <PlaceRow to="/pages/ai/ai_robot" icon={LayoutGrid} label={<Trans>Projects</Trans>} />
    <PlaceRow to="/pages/project/project" icon={LayoutGrid} label={<Trans>All projects</Trans>} />
    <PlaceRow to="/pages/index/cp" icon={Repeat} label={<Trans>Subscriptions</Trans>} />
    <PlaceRow to="/pages/login/sign" icon={CalendarCheck} label={<Trans>Daily check-in</Trans>} />
    <PlaceRow to="/pages/exam/list" icon={GraduationCap} label={<Trans>Exams</Trans>} />
    <PlaceRow to="/pages/user/user" icon={UserRound} label={<Trans>My place in the mall</Trans>} />
  </Rows>
)

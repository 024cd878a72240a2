import { Trans } from '@lingui/react/macro'
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  BookOpen,
  Building2,
  CalendarCheck,
  Globe,
  Landmark,
  List,
  LifeBuoy,
  Settings,
  Share2,
  ShoppingBag,
  Store,
  UserPlus,
  Users,
} from 'lucide-react'
import { Onward } from '#src/onward.tsx'
import { PlaceRow, PressRow, Rows } from '#src/ui/rows.tsx'
import { Heading } from '#src/ui/text.tsx'

export function CentreWays({
  isMerchant,
  isCentre,
  onAsk,
}: {
  isMerchant: boolean
  isCentre: boolean
  onAsk: () => void
}) {
  return (
    <section>
      <Heading marginTop="5">
        <Trans>More</Trans>
      </Heading>
      <Rows>
        <PlaceRow to="/pages/my/recharge" icon={ArrowDownToLine} label={<Trans>Recharge</Trans>} />
        <PlaceRow to="/pages/my/withdraw" icon={ArrowUpFromLine} label={<Trans>Withdraw</Trans>} />
        <PlaceRow to="/pages/users/transfer" icon={ArrowLeftRight} label={<Trans>Transfer</Trans>} />
        <PlaceRow to="/pages/money/money" icon={Landmark} label={<Trans>My money</Trans>} />
        <PlaceRow to="/pages/my/detail" icon={List} label={<Trans>Money activity</Trans>} />
        <PlaceRow to="/pages/my/team" icon={Users} label={<Trans>Team</Trans>} />
        <PlaceRow to="/pages/my/account" icon={Building2} label={<Trans>Bank account</Trans>} />
        {isMerchant && <PlaceRow to="/pages/user/user1" icon={Store} label={<Trans>Merchant centre</Trans>} />}
        {isCentre && (
          <PlaceRow to="/pages/business_center/business_center" icon={UserPlus} label={<Trans>Service centre</Trans>} />
        )}
        <PlaceRow to="/pages/my/recommend" icon={ShoppingBag} label={<Trans>Buy coins</Trans>} />
        <PlaceRow to="/pages/login/sign" icon={CalendarCheck} label={<Trans>Daily check-in</Trans>} />
        <PlaceRow to="/pages/login/share" icon={Share2} label={<Trans>Invite friends</Trans>} />
        <PlaceRow to="/pages/my/lang" icon={Globe} label={<Trans>Language</Trans>} />
        <PlaceRow to="/pages/my/intro" icon={BookOpen} label={<Trans>About Quay</Trans>} />
        <PlaceRow to="/pages/my/setting" icon={Settings} label={<Trans>Settings</Trans>} />
        <PressRow icon={LifeBuoy} label={<Trans>Help and contact</Trans>} onPress={onAsk} />
      </Rows>
      <Onward from="/pages/my/index" />
    </section>
  )
}

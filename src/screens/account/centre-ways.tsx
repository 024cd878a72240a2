import { Trans } from '@lingui/react/macro'
import {
  BookOpen,
  CalendarCheck,
  Globe,
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
import { Section } from '#src/ui/section.tsx'

interface CentreWaysProps {
  isMerchant: boolean
  isCentre: boolean
  onAsk: () => void
}

export const CentreWays = ({ isMerchant, isCentre, onAsk }: CentreWaysProps) => (
  <>
    <Section look="group" title={<Trans>More</Trans>}>
      <Rows>
        <PlaceRow to="/pages/my/team" icon={Users} label={<Trans>Team</Trans>} />
        {isMerchant && <PlaceRow to="/pages/user/user1" icon={Store} label={<Trans>Merchant centre</Trans>} />}
        {isCentre && (
          <PlaceRow to="/pages/business_center/business_center" icon={UserPlus} label={<Trans>Service centre</Trans>} />
        )}
        <PlaceRow to="/pages/my/recommend" icon={ShoppingBag} group="money" label={<Trans>Buy coins</Trans>} />
        <PlaceRow to="/pages/login/sign" icon={CalendarCheck} label={<Trans>Daily check-in</Trans>} />
        <PlaceRow to="/pages/login/share" icon={Share2} label={<Trans>Invite friends</Trans>} />
        <PlaceRow to="/pages/my/lang" icon={Globe} label={<Trans>Language</Trans>} />
      </Rows>
      <Onward from="/pages/my/index" />
    </Section>
    <Section look="group" title={<Trans>Help</Trans>}>
      <Rows>
        <PressRow icon={LifeBuoy} label={<Trans>Help and contact</Trans>} onPress={onAsk} />
        <PlaceRow to="/pages/my/intro" icon={BookOpen} label={<Trans>About Quay</Trans>} />
        <PlaceRow to="/pages/my/setting" icon={Settings} label={<Trans>Settings</Trans>} />
      </Rows>
    </Section>
  </>
)

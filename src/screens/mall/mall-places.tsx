import { Trans } from '@lingui/react/macro'
import { CalendarCheck, GraduationCap, Handshake } from 'lucide-react'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'

export const MallPlaces = ({ hasPartner }: { hasPartner: boolean }) => (
  <Rows>
    {hasPartner && (
      <PlaceRow to="/pages/mall/mall" icon={Handshake} group="shop" label={<Trans>Goods of our partners</Trans>} />
    )}
    <PlaceRow to="/pages/login/sign" icon={CalendarCheck} label={<Trans>Daily check-in</Trans>} />
    <PlaceRow to="/pages/exam/list" icon={GraduationCap} label={<Trans>Exams</Trans>} />
  </Rows>
)

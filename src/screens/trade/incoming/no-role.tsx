import { Trans } from '@lingui/react/macro'
import { Store } from 'lucide-react'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'

const APPLY = '/pages/login/shop'

export const NoRole = () => (
  <FullPageNote
    icon={Store}
    title={<Trans>This is for merchants</Trans>}
    action={
      <IfBuilt to={APPLY}>
        <PlaceButton to={APPLY}>
          <Trans>Become a merchant</Trans>
        </PlaceButton>
      </IfBuilt>
    }
  >
    <Trans>Merchants see here what members sell to them. Your own orders are under Order.</Trans>
  </FullPageNote>
)

import { Trans } from '@lingui/react/macro'
import { Building2, Hourglass, PauseCircle, Repeat, Wallet } from 'lucide-react'
import type { CentreStanding } from '#machines/service/centre.flow.ts'
import { Money } from '#src/ui/money.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { PlaceRow, Row, Rows } from '#src/ui/rows.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { PAYOUT } from './names.ts'

export const NotCentre = () => (
  <FullPageNote
    icon={Building2}
    title={<Trans>This is for service centres</Trans>}
    action={
      <PlaceButton kind="quiet" to="/pages/my/index">
        <Trans>My page</Trans>
      </PlaceButton>
    }
  >
    <Trans>
      A service centre opens accounts for people who ask for help with it, and pays for each of them. Our team sets up
      service centres. There is nothing to buy here.
    </Trans>
  </FullPageNote>
)

const Kept = ({ standing }: { standing: CentreStanding }) => (
  <Rows>
    <Row
      icon={Wallet}
      group="money"
      label={<Trans>Registration credit</Trans>}
      value={<Money value={standing.credit} unit="EUR" />}
    />
    <PlaceRow to={PAYOUT} icon={Repeat} group="money" label={<Trans>Pay out earnings</Trans>} />
  </Rows>
)

export const Pending = ({ standing }: { standing: CentreStanding }) => (
  <>
    <FullPageNote icon={Hourglass} title={<Trans>Your service centre is not open yet</Trans>}>
      <Trans>Our team is checking it. You can open accounts once that is done.</Trans>
    </FullPageNote>
    <Kept standing={standing} />
  </>
)

export const Stopped = ({ standing }: { standing: CentreStanding }) => (
  <>
    <FullPageNote icon={PauseCircle} title={<Trans>Your service centre is stopped</Trans>}>
      <Trans>
        You cannot open accounts or send credit at the moment. Your credit and your earnings stay yours. If you have
        questions, please write to our team.
      </Trans>
    </FullPageNote>
    <Kept standing={standing} />
  </>
)

import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { UserRound } from 'lucide-react'
import { centreFlow } from '#machines/account/centre.flow.ts'
import { known } from '#machines/lib/known.ts'
import { looks, screen, type Sight } from '#src/lib/screen.tsx'
import { Behind } from '#src/ui/behind.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { Standing, Unreachable } from '#src/ui/standing.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { Balances } from './balances.tsx'
import { CentreFrame } from './centre-frame.tsx'
import { CentreWays } from './centre-ways.tsx'
import { HelpSheet } from './help-sheet.tsx'
import { ProfileHead } from './profile-head.tsx'

type CentreSight = Sight<typeof centreFlow>

const Showing = ({ context, busy, send, helped, old }: CentreSight & { helped?: boolean; old?: boolean }) => (
  <CentreFrame refreshing={busy} onRefresh={() => send({ type: 'refresh' })}>
    {old && <Behind onRetry={() => send({ type: 'refresh' })} />}
    <ProfileHead user={known(context.user)} />
    <Refusal because={context.trouble} />
    <Balances money={known(context.money)} />
    <CentreWays
      isMerchant={known(context.user).roles.merchant === 1}
      isCentre={known(context.user).roles.service === 1}
      onAsk={() => send({ type: 'ask' })}
    />
    {helped && <HelpSheet help={known(context.help)} onClose={() => send({ type: 'back' })} />}
  </CentreFrame>
)

export const CentreScreen = screen(centreFlow, {
  arriving: () => (
    <CentreFrame>
      <Waiting figure rows={6} />
    </CentreFrame>
  ),
  anonymous: () => (
    <CentreFrame>
      <Standing
        icon={UserRound}
        title={<Trans>Your account</Trans>}
        action={
          <chakra.div display="flex" flexWrap="wrap" gap="2.5">
            <PlaceButton to="/pages/login/login">
              <Trans>Sign in</Trans>
            </PlaceButton>
            <PlaceButton kind="quiet" to="/pages/login/reg">
              <Trans>Create an account</Trans>
            </PlaceButton>
          </chakra.div>
        }
      >
        <Trans>Sign in to see your balances, orders and team.</Trans>
      </Standing>
    </CentreFrame>
  ),
  opening: () => (
    <CentreFrame>
      <Waiting figure rows={6} />
    </CentreFrame>
  ),
  unreachable: ({ context, send }) => (
    <CentreFrame>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </CentreFrame>
  ),
  unavailable: ({ context, send }) => (
    <CentreFrame>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </CentreFrame>
  ),
  ready: Showing,
  following: Showing,
  behind: looks(Showing, { old: true }),
  refreshing: Showing,
  asking: Showing,
  helped: looks(Showing, { helped: true }),
})

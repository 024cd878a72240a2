import { Trans } from '@lingui/react/macro'
import { CircleSlash, MailQuestionMark, UserCheck, UserX, Users, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { required } from '#machines/lib/required.ts'
import { placementFlow } from '#machines/service/placement.flow.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { SubmitButton } from '#src/ui/button.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Page } from '#src/ui/page.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'

type PlacementViewProps = ViewProps<typeof placementFlow>

interface Look {
  says?: 'join' | 'decline'
}

const Frame = ({ foot, children }: { foot?: ReactNode; children: ReactNode }) => (
  <Page title={<Trans>Team invitation</Trans>} back foot={foot}>
    {children}
  </Page>
)

const Answers = ({ context, busy, send, says }: PlacementViewProps & Look) => (
  <>
    <Refusal because={context.trouble} />
    <SubmitButton
      type="button"
      busy={says === 'join'}
      disabled={says === 'decline'}
      onClick={() => send({ type: 'join' })}
    >
      <Trans>Join the team</Trans>
    </SubmitButton>
    <SubmitButton
      type="button"
      kind="quiet"
      busy={says === 'decline'}
      disabled={busy && says !== 'decline'}
      onClick={() => send({ type: 'decline' })}
    >
      <Trans>No, thanks</Trans>
    </SubmitButton>
  </>
)

const Asked = (view: PlacementViewProps & Look) => {
  const { nickname_masked, center_no, region, expire_time } = required(view.context.placement)
  return (
    <Frame foot={<Answers {...view} />}>
      <FullPageNote
        icon={Users}
        title={
          <Trans>
            <bdi>{nickname_masked}</bdi> would like you in their team
          </Trans>
        }
      >
        <p>
          <Trans>Nothing changes for your money, and nobody is paid for it.</Trans>
        </p>
        <p>
          <Trans>You can only be in one team, and you cannot change it later.</Trans>
        </p>
      </FullPageNote>
      <Facts>
        <Fact name={<Trans>Service centre</Trans>}>
          <Digits>{center_no}</Digits>
        </Fact>
        <Fact name={<Trans>Region</Trans>}>
          <bdi>{region}</bdi>
        </Fact>
        <Fact name={<Trans>Your answer by</Trans>}>
          <Moment at={expire_time} />
        </Fact>
      </Facts>
    </Frame>
  )
}

const End = ({ icon, title, children }: { icon: LucideIcon; title: ReactNode; children: ReactNode }) => (
  <Frame>
    <FullPageNote
      icon={icon}
      title={title}
      action={
        <PlaceButton kind="quiet" to="/pages/users/setting">
          <Trans>Go to my account</Trans>
        </PlaceButton>
      }
    >
      {children}
    </FullPageNote>
  </Frame>
)

export const PlacementScreen = screen(placementFlow, {
  opening: () => (
    <Frame>
      <Waiting figure rows={3} />
    </Frame>
  ),
  unreachable: ({ context, send }) => (
    <Frame>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Frame>
  ),
  none: () => (
    <End icon={MailQuestionMark} title={<Trans>No invitation is open</Trans>}>
      <Trans>It was answered, or its seven days are over.</Trans>
    </End>
  ),
  asked: Asked,
  joining: withProps(Asked, { says: 'join' }),
  declining: withProps(Asked, { says: 'decline' }),
  unknown: Asked,
  joined: () => (
    <End icon={UserCheck} title={<Trans>You are in the team</Trans>}>
      <Trans>Nothing changes for your money.</Trans>
    </End>
  ),
  declined: () => (
    <End icon={UserX} title={<Trans>You said no</Trans>}>
      <Trans>Nothing changes for you.</Trans>
    </End>
  ),
  unavailable: () => (
    <End icon={CircleSlash} title={<Trans>You cannot join this team any more</Trans>}>
      <Trans>You have an inviter by now, or the service centre is closed. Nothing changes for you.</Trans>
    </End>
  ),
})

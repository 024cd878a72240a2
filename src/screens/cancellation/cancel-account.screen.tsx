import { Plural, Trans } from '@lingui/react/macro'
import { KeyRound, MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { ACCOUNT_REVIEW_DAYS } from '#contract/limits.ts'
import { cancelAccountFlow } from '#machines/cancellation/cancel-account.flow.ts'
import { required } from '#machines/lib/required.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { SaidMoment } from '#src/ui/said-moment.tsx'
import { Page } from '#src/ui/page.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { Heading, Lead } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { AgreementForm } from './agreement-form.tsx'
import { BlockerRows, ClearedRows } from './blocker-rows.tsx'
import { GoingForm } from './going-form.tsx'
import { Afterwards, Kept, TakeAlong } from './review.tsx'

type GoingViewProps = ViewProps<typeof cancelAccountFlow>

const { from, to } = ACCOUNT_REVIEW_DAYS

const Frame = ({ foot, children }: { foot?: ReactNode; children: ReactNode }) => (
  <Page title={<Trans>Cancel account</Trans>} back foot={foot}>
    {children}
  </Page>
)

const Coming = () => (
  <Frame>
    <Waiting rows={4} />
  </Frame>
)

const Blocked = ({ context: { info, trouble }, send }: GoingViewProps) => {
  const { blockers, withdrawn_time } = required(info)
  return (
    <Frame
      foot={
        <Button wide kind="quiet" onClick={() => send({ type: 'retry' })}>
          <Trans>Check again</Trans>
        </Button>
      }
    >
      <Heading look="display" paddingInline="1">
        <Plural value={blockers.length} one="# thing is still open" other="# things are still open" />
      </Heading>
      <Lead paddingInline="1">
        <Trans>You can cancel your account once no money and no order hangs on it any more.</Trans>
      </Lead>
      <Refusal because={trouble} />
      <BlockerRows of={blockers} />
      <ClearedRows of={blockers} />
      <Afterwards />
      <Kept since={withdrawn_time} />
      <Rows>
        <TakeAlong />
      </Rows>
    </Frame>
  )
}

const Agreeing = (view: GoingViewProps) => (
  <Frame>
    <AgreementForm view={view} />
  </Frame>
)

const Proving = (view: GoingViewProps & { asks?: boolean; locked?: boolean }) => (
  <Frame>
    <GoingForm view={view} asks={view.asks ?? false} locked={view.locked ?? false} />
  </Frame>
)

export const CancelAccountScreen = screen(cancelAccountFlow, {
  loading: Coming,
  unreachable: ({ context, send }) => (
    <Frame>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Frame>
  ),
  looking: Coming,
  blocked: Blocked,
  needsPin: ({ context }) => (
    <Frame
      foot={
        <PlaceButton wide to={`/pages/users/up_payword?redirect=${encodeURIComponent(context.here)}`}>
          <Trans>Set a payment PIN</Trans>
        </PlaceButton>
      }
    >
      <FullPageNote icon={KeyRound} title={<Trans>Set a payment PIN first</Trans>}>
        <Trans>With it you confirm that it is really you who wants to cancel this account.</Trans>
      </FullPageNote>
    </Frame>
  ),
  agreement: Agreeing,
  unagreed: Agreeing,
  sendingCode: Agreeing,
  sendFailed: Agreeing,
  codeSent: Proving,
  unproven: Proving,
  confirming: withProps(Proving, { asks: true }),
  submitting: withProps(Proving, { asks: true }),
  pinLocked: withProps(Proving, { locked: true }),
  rejected: Proving,
  unknown: Proving,
  requested: ({ context }) => (
    <Page
      title={<Trans>Cancel account</Trans>}
      foot={
        <PlaceButton wide to="/pages/login/login">
          <Trans>Sign in</Trans>
        </PlaceButton>
      }
    >
      <FullPageNote icon={MailCheck} title={<Trans>Your request is in</Trans>}>
        <p>
          <Trans>
            We decide within {from} to {to} working days, by <SaidMoment at={required(context.done).review_by} /> at the
            latest. We e-mailed you the dates.
          </Trans>
        </p>
        <p>
          <Trans>You are signed out everywhere. If you sign in before your account is deleted, you keep it.</Trans>
        </p>
      </FullPageNote>
    </Page>
  ),
})

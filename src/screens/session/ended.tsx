import { Trans } from '@lingui/react/macro'
import { UserCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Ending } from '#contract/envelope.ts'
import { ACCOUNT_REVIEW_DAYS } from '#contract/limits.ts'
import type { EnteredEvent } from '#machines/session/entered.part.ts'
import { Button } from '#src/ui/button.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { SaidMoment } from '#src/ui/said-moment.tsx'
import { Frame } from './frame.tsx'

const { from, to } = ACCOUNT_REVIEW_DAYS

const WHY: Record<Ending, ReactNode> = {
  elsewhere: (
    <Trans>You were signed out here from another device of yours. If that was not you, reset your password.</Trans>
  ),
  password: <Trans>Your password was changed, so every device was signed out. Sign in with the new password.</Trans>,
  phone: <Trans>Your phone number is changed. Sign in again to go on.</Trans>,
  leaving: (
    <Trans>
      You asked to cancel this account, so every device was signed out. If you sign in before it is deleted, you keep
      it.
    </Trans>
  ),
}

/** Where nobody is asked for a password. */
const BY_TAP = {
  ...WHY,
  password: <Trans>Your password was changed, so every device was signed out. Sign in again to go on.</Trans>,
}

interface LeadProps {
  readonly of: { readonly ended?: Ending | undefined; readonly decidedBy?: number | undefined }
  readonly otherwise?: ReactNode
  readonly byTap?: boolean
}

/** Why one stands before the door again. */
export function EndedLead({ of: { ended, decidedBy }, otherwise, byTap = false }: LeadProps) {
  if (ended) return <span role="status">{(byTap ? BY_TAP : WHY)[ended]}</span>
  if (decidedBy === undefined) return otherwise
  return (
    <span role="status">
      <Trans>
        Your request is in. We decide within {from} to {to} working days, by <SaidMoment at={decidedBy} /> at the
        latest. If you sign in before your account is deleted, you keep it.
      </Trans>
    </span>
  )
}

export const CancellationWithdrawn = ({ send }: { send: (event: EnteredEvent) => void }) => (
  <Frame title={<Trans>Welcome back</Trans>}>
    <FullPageNote
      icon={UserCheck}
      title={<Trans>Your account stays</Trans>}
      action={
        <Button onClick={() => send({ type: 'continue' })}>
          <Trans>Continue</Trans>
        </Button>
      }
    >
      <Trans>You had asked to cancel it. Signing in has withdrawn that request.</Trans>
    </FullPageNote>
  </Frame>
)

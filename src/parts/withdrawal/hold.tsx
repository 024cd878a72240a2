import { Trans } from '@lingui/react/macro'
import { Snowflake } from 'lucide-react'
import type { ReactNode } from 'react'
import type { WithdrawalCounter } from '#machines/withdrawal/withdraw.rules.ts'
import { Button } from '#src/ui/button.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { Moment } from '#src/ui/moment.tsx'

interface HoldProps {
  hold: NonNullable<WithdrawalCounter['hold']>
}

export const HoldFacts = ({ hold: { reason, until, decided_by: name } }: HoldProps) => (
  <Facts>
    <Fact name={<Trans>Reason</Trans>}>
      <bdi>{reason}</bdi>
    </Fact>
    <Fact name={<Trans>Ends</Trans>}>{until === null ? <Trans>Not set yet</Trans> : <Moment at={until} />}</Fact>
    <Fact name={<Trans>Who decides</Trans>}>
      <Trans>
        <bdi>{name}</bdi>, our team
      </Trans>
    </Fact>
  </Facts>
)

export const OnHold = ({ title, hold }: HoldProps & { title: ReactNode }) => (
  <>
    <FullPageNote icon={Snowflake} title={title}>
      <Trans>We have paused payments from your account. Your money stays yours, and you can still receive money.</Trans>
    </FullPageNote>
    <HoldFacts hold={hold} />
  </>
)

export const LookAgain = ({ send }: { send: (event: { type: 'retry' }) => void }) => (
  <Button wide kind="quiet" onClick={() => send({ type: 'retry' })}>
    <Trans>Look again</Trans>
  </Button>
)

import { Trans } from '@lingui/react/macro'
import { UserRound } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { UserInfo } from '#contract/account.ts'
import type { centreFlow } from '#machines/account/centre.flow.ts'
import { required } from '#machines/lib/required.ts'
import { withProps, type ViewProps } from '#src/lib/screen.tsx'
import { Behind } from '#src/ui/behind.tsx'
import type { Around } from '#src/ui/follow-views.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { HelpSheet } from './help-sheet.tsx'
import { ProfileHead } from './profile-head.tsx'
import { WaysIn } from './ways-in.tsx'

type CentreViewProps = ViewProps<typeof centreFlow>

interface Mine {
  readonly user: UserInfo
  readonly onAsk: () => void
}

interface CentreLooks {
  readonly Frame: ComponentType<Around>
  readonly stranger: ReactNode
  readonly Shown: ComponentType<Mine>
}

export function centreViews({ Frame, stranger, Shown }: CentreLooks) {
  const Showing = ({ context, busy, send, helped, old }: CentreViewProps & { helped?: boolean; old?: boolean }) => {
    const refresh = () => send({ type: 'refresh' })
    return (
      <Frame refreshing={busy} onRefresh={refresh}>
        {old && <Behind onRetry={refresh} />}
        <ProfileHead user={required(context.user)} />
        <Refusal because={context.trouble} />
        <Shown user={required(context.user)} onAsk={() => send({ type: 'ask' })} />
        {helped && <HelpSheet help={required(context.help)} onClose={() => send({ type: 'back' })} />}
      </Frame>
    )
  }
  const Opening = () => (
    <Frame>
      <Waiting figure rows={6} />
    </Frame>
  )
  const Lost = ({ context, send }: CentreViewProps) => (
    <Frame>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Frame>
  )
  return {
    arriving: Opening,
    anonymous: () => (
      <Frame>
        <FullPageNote icon={UserRound} title={<Trans>Your account</Trans>} action={<WaysIn />}>
          {stranger}
        </FullPageNote>
      </Frame>
    ),
    opening: Opening,
    unreachable: Lost,
    unavailable: Lost,
    ready: Showing,
    following: Showing,
    behind: withProps(Showing, { old: true }),
    refreshing: Showing,
    asking: Showing,
    helped: withProps(Showing, { helped: true }),
  }
}

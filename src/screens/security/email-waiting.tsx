import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Hourglass } from 'lucide-react'
import { required } from '#machines/lib/required.ts'
import type { bindEmailFlow } from '#machines/security/bind-email.flow.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { SaidMoment } from '#src/ui/said-moment.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Continue } from './continue.tsx'
import { Frame } from './frame.tsx'
import { Pause } from './pause.tsx'

const Actions = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2.5', width: 'full', marginTop: '2' },
})

export const EmailWaiting = ({ context, busy, send }: ViewProps<typeof bindEmailFlow>) => {
  const { email, back, trouble } = context
  const { email: next, ripe_time: at } = required(context.waiting)
  return (
    <Frame title={<Trans>Change e-mail address</Trans>}>
      <FullPageNote
        icon={Hourglass}
        title={<Trans>Your address is about to change</Trans>}
        action={
          <Actions>
            <Refusal because={trouble} />
            <Continue to={back} />
            <Button kind="quiet" aria-busy={busy} disabled={busy} onClick={() => send({ type: 'cancel' })}>
              <Trans>Cancel the change</Trans>
            </Button>
          </Actions>
        }
      >
        <p>
          <Trans>
            From <SaidMoment at={at} /> on, letters and codes go to <bdi dir="ltr">{next}</bdi>.
          </Trans>{' '}
          <Pause />
        </p>
        <p>
          <Trans>
            Until then you sign in with <bdi dir="ltr">{email}</bdi> and get our letters there, as before.
          </Trans>
        </p>
        <p>
          <Trans>To set another address, cancel this change first.</Trans>
        </p>
      </FullPageNote>
    </Frame>
  )
}

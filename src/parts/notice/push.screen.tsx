import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { pushFlow } from '#machines/notice/push.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card, Line } from '#src/ui/surface.tsx'
import { Note, Strong } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Switch } from './switch.tsx'

type PushViewProps = ViewProps<typeof pushFlow>

interface PhoneProps {
  note: ReactNode
  on?: boolean
  still?: boolean
  busy?: boolean
  onSwitch?: () => void
  children?: ReactNode
}

function Phone({ note, on = false, still = false, busy = false, onSwitch, children }: PhoneProps) {
  const { t } = useLingui()
  return (
    <Card holds="prose">
      <Line flexWrap="nowrap">
        <div>
          <Strong as="p">
            <Trans>Notify this phone</Trans>
          </Strong>
          <Note>{note}</Note>
        </div>
        <Switch label={t`Notify this phone`} on={on} still={still} busy={busy} onSwitch={onSwitch} />
      </Line>
      {children}
    </Card>
  )
}

const Purpose = () => <Trans>Also while the app is closed.</Trans>

/** Nothing is shown before it is known that this can be switched at all. */
const Learning = ({ context: { endpoint, denied, key } }: PushViewProps) =>
  endpoint || denied || key ? <Busy /> : null
const Busy = () => <Phone note={<Purpose />} busy />
const BusyOn = () => <Phone note={<Purpose />} on busy />
const toggles =
  ({ send }: PushViewProps) =>
  () =>
    send({ type: 'switch' })

export const PushScreen = screen(
  pushFlow,
  {
    opening: Learning,
    learning: Learning,
    switching: BusyOn,
    renewing: BusyOn,
    leaving: Busy,
    unsupported: () => (
      <Phone
        note={<Trans>This browser cannot do that. On an iPhone, first add the app to the home screen.</Trans>}
        still
      />
    ),
    unconfigured: () => null,
    unreachable: ({ context, send }) => (
      <Phone note={<Purpose />} still>
        <Refusal because={context.trouble} />
        <Again onAgain={() => send({ type: 'retry' })} />
      </Phone>
    ),
    refused: ({ send }) => (
      <Phone
        note={<Trans>Your browser does not allow it. You can allow notices in its settings for this site.</Trans>}
        still
      >
        <Again onAgain={() => send({ type: 'retry' })} />
      </Phone>
    ),
    off: (view) => <Phone note={<Purpose />} onSwitch={toggles(view)} />,
    asking: () => <Phone note={<Trans>Your browser asks you now.</Trans>} busy />,
    failed: (view) => (
      <Phone note={<Purpose />} onSwitch={toggles(view)}>
        <Refusal because={view.context.trouble}>
          {!view.context.trouble && <Trans>Your browser could not be reached this way. Please try again.</Trans>}
        </Refusal>
      </Phone>
    ),
    on: (view) => (
      <Phone note={<Purpose />} on onSwitch={toggles(view)}>
        <Refusal because={view.context.trouble} />
      </Phone>
    ),
  },
  'data-push',
)

const Again = ({ onAgain }: { onAgain: () => void }) => (
  <Button kind="text" justifySelf="start" onClick={onAgain}>
    <Trans>Look again</Trans>
  </Button>
)

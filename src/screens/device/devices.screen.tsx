import { Plural, Trans } from '@lingui/react/macro'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OpenSession } from '#contract/device.ts'
import { devicesFlow } from '#machines/device/devices.flow.ts'
import { required } from '#machines/lib/required.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { Behind } from '#src/ui/behind.tsx'
import { Button } from '#src/ui/button.tsx'
import { Page } from '#src/ui/page.tsx'
import { Unreachable } from '#src/ui/full-page-note.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Note } from '#src/ui/text.tsx'
import { DeviceRow, Devices } from './device-row.tsx'
import { EndQuestion } from './end-question.tsx'
import { EndedNote } from './ended-note.tsx'

type DevicesViewProps = ViewProps<typeof devicesFlow>

interface Look {
  asks?: 'one' | 'all'
  old?: boolean
  failed?: boolean
}

const Frame = ({ children }: { children: ReactNode }) => (
  <Page title={<Trans>Devices</Trans>} back>
    {children}
  </Page>
)

const Others = ({ context, busy, send }: DevicesViewProps) => {
  const { list, total, server_time } = required(context.open)
  const others = list.filter(({ current }) => current === 0)
  const unseen = total - list.length
  return (
    <Section
      look="group"
      title={<Trans>Other devices</Trans>}
      all={
        others.length > 1 && (
          <Button kind="text" disabled={busy} onClick={() => send({ type: 'endOthers' })}>
            <Trans>Sign out the others</Trans>
          </Button>
        )
      }
    >
      {others.length === 0 ? (
        <Rows>
          <Row icon={ShieldCheck} group="safe" label={<Trans>You are signed in nowhere else.</Trans>} />
        </Rows>
      ) : (
        <Devices aria-busy={busy}>
          {others.map((device) => (
            <DeviceRow
              key={device.session_no}
              device={device}
              now={server_time}
              act={<SignOut device={device} busy={busy} send={send} />}
            />
          ))}
        </Devices>
      )}
      {unseen > 0 && (
        <Note paddingInline="1">
          <Plural
            value={unseen}
            one="# more device, not seen for longer."
            other="# more devices, not seen for longer."
          />
        </Note>
      )}
    </Section>
  )
}

const SignOut = ({ device, busy, send }: Pick<DevicesViewProps, 'busy' | 'send'> & { device: OpenSession }) => (
  <Button kind="quiet" low disabled={busy} onClick={() => send({ type: 'end', item: device })}>
    <Trans comment="Button beside another device: signs that one out, max=20" context="another device">
      Sign out
    </Trans>
  </Button>
)

const Showing = ({ asks, old, failed, ...view }: DevicesViewProps & Look) => {
  const { context, busy, send } = view
  const { list, server_time } = required(context.open)
  const retry = () => send({ type: 'retry' })
  return (
    <Frame>
      {old && <Behind onRetry={retry} />}
      {failed && (
        <>
          <Refusal because={context.trouble} />
          <Button kind="text" onClick={retry}>
            <Trans>Check again</Trans>
          </Button>
        </>
      )}
      {context.ended && <EndedNote of={context.ended} onClose={() => send({ type: 'close' })} />}
      <Section look="group" title={<Trans>This device</Trans>}>
        <Devices>
          {list
            .filter(({ current }) => current === 1)
            .map((device) => (
              <DeviceRow key={device.session_no} device={device} now={server_time} />
            ))}
        </Devices>
      </Section>
      <Others {...view} />
      <Note paddingInline="1">
        <Trans>Networks are shortened, and we don’t guess where a device is.</Trans>
      </Note>
      {asks && <EndQuestion of={asks === 'one' ? context.meant : undefined} busy={busy} send={send} />}
    </Frame>
  )
}

export const DevicesScreen = screen(devicesFlow, {
  loading: () => (
    <Frame>
      <Waiting rows={8} />
    </Frame>
  ),
  unreachable: ({ context, send }) => (
    <Frame>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Frame>
  ),
  settling: Showing,
  ready: Showing,
  alone: Showing,
  ended: Showing,
  following: Showing,
  behind: withProps(Showing, { old: true }),
  confirmingOne: withProps(Showing, { asks: 'one' }),
  endingOne: withProps(Showing, { asks: 'one' }),
  confirmingAll: withProps(Showing, { asks: 'all' }),
  endingAll: withProps(Showing, { asks: 'all' }),
  actionFailed: withProps(Showing, { failed: true }),
})

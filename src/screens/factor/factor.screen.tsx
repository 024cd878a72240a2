import { Plural, Trans } from '@lingui/react/macro'
import { Check, Fingerprint, KeyRound, Plus, Smartphone, ShieldCheck, ShieldOff } from 'lucide-react'
import type { Passkey } from '#contract/factor.ts'
import { RECOVERY_CODES } from '#contract/limits.ts'
import { factorFlow } from '#machines/factor/factor.flow.ts'
import { required } from '#machines/lib/required.ts'
import { hindranceOf, type Hindrance } from '#machines/factor/second.rules.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { DeviceName } from '#src/ui/device-name.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { PressRow, Row, Rows } from '#src/ui/rows.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { Tag } from '#src/ui/surface.tsx'
import { Lead } from '#src/ui/text.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { AddApp } from './add-app.tsx'
import { Frame } from './frame.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { UnlockForm } from './unlock-form.tsx'

type FactorViewProps = ViewProps<typeof factorFlow>

const FEW = 3

const Coming = () => (
  <Frame>
    <Waiting rows={3} />
  </Frame>
)

const When = ({ above }: { above: string }) => (
  <Trans>
    We ask for it when you sign in, and when you send, sell or withdraw more than <Money value={above} unit="EUR" />.
  </Trans>
)

const Hindered = ({ by, host }: { by: Hindrance; host: string }) => {
  switch (by) {
    case 'number':
      return <Trans>Passkeys need an address with a name, and this server has only a number.</Trans>
    case 'address':
      return (
        <Trans>
          Passkeys work where you open Quay at <bdi dir="ltr">{host}</bdi>.
        </Trans>
      )
    case 'browser':
      return <Trans>This browser cannot keep passkeys.</Trans>
  }
}

const Off = ({ context, send }: FactorViewProps) => {
  const { passkey_host: host, asks_above } = required(context.factor)
  const hindered = hindranceOf(host, context.keeper)
  return (
    <Frame
      foot={
        <>
          {!hindered && (
            <Button wide onClick={() => send({ type: 'choose', act: 'addPasskey' })}>
              <Trans>Use a passkey</Trans>
            </Button>
          )}
          <Button wide kind={hindered ? 'main' : 'quiet'} onClick={() => send({ type: 'choose', act: 'addApp' })}>
            <Trans>Set up with an app</Trans>
          </Button>
        </>
      }
    >
      <FullPageNote icon={ShieldOff} title={<Trans>Two-step verification is off</Trans>}>
        <p>
          <Trans>
            Turn it on, and a stolen password is not enough: we also ask for your passkey, or for a code from an app on
            your phone.
          </Trans>
        </p>
        <p>
          <When above={asks_above} />
        </p>
        {hindered && (
          <p>
            <Hindered by={hindered} host={host} />
          </p>
        )}
      </FullPageNote>
    </Frame>
  )
}

const PasskeyRow = ({ of, onPress }: { of: Passkey; onPress: () => void }) => (
  <PressRow
    icon={Fingerprint}
    group="safe"
    label={
      <Trans>
        Passkey, <DeviceName of={of} />
      </Trans>
    }
    note={
      of.used_time === null ? (
        <Trans>
          Added <Moment at={of.create_time} />
        </Trans>
      ) : (
        <Trans>
          Last used <Moment at={of.used_time} />
        </Trans>
      )
    }
    value={<Trans>Remove</Trans>}
    onPress={onPress}
  />
)

type Choosing = Pick<FactorViewProps, 'send'>

const AddPasskey = ({ host, hindered, send }: Choosing & { host: string; hindered: Hindrance | undefined }) =>
  hindered ? (
    <Row
      icon={Fingerprint}
      group="safe"
      label={<Trans>Passkeys</Trans>}
      note={<Hindered by={hindered} host={host} />}
    />
  ) : (
    <PressRow
      icon={Plus}
      group="safe"
      label={<Trans>Add a passkey</Trans>}
      note={<Trans>Your fingerprint, your face or the lock of this device</Trans>}
      onPress={() => send({ type: 'choose', act: 'addPasskey' })}
    />
  )

const AppRow = ({ since, send }: Choosing & { since: number | null }) =>
  since === null ? (
    <PressRow
      icon={Smartphone}
      group="safe"
      label={<Trans>Add an authenticator app</Trans>}
      note={<Trans>A code from an app on your phone</Trans>}
      onPress={() => send({ type: 'choose', act: 'addApp' })}
    />
  ) : (
    <PressRow
      icon={Smartphone}
      group="safe"
      label={<Trans>Authenticator app</Trans>}
      note={
        <Trans>
          Since <Moment at={since} />
        </Trans>
      }
      value={<Trans>Remove</Trans>}
      onPress={() => send({ type: 'choose', act: 'remove', part: 'app' })}
    />
  )

const CodesRow = ({ left, send }: Choosing & { left: number }) => (
  <PressRow
    icon={KeyRound}
    group="safe"
    label={<Trans>Recovery codes</Trans>}
    note={
      <>
        <Trans>
          {left} of {RECOVERY_CODES} left
        </Trans>
        <br />
        <Trans>Get new codes</Trans>
      </>
    }
    onPress={() => send({ type: 'choose', act: 'renew' })}
  />
)

const InForce = () => (
  <Row
    icon={ShieldCheck}
    group="safe"
    label={<Trans>Two-step verification</Trans>}
    value={
      <Tag tone="good">
        <Icon of={Check} size={14} />
        <Trans comment="Of a protection: it is in force">On</Trans>
      </Tag>
    }
  />
)

const On = ({ context, send }: FactorViewProps) => {
  const { since, passkeys, passkey_host: host, codes_left: left, asks_above } = required(context.factor)
  return (
    <Frame>
      <Lead paddingInline="1">
        <When above={asks_above} />
      </Lead>
      <Rows>
        <InForce />
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.passkey_no}
            of={passkey}
            onPress={() => send({ type: 'choose', act: 'remove', part: passkey.passkey_no })}
          />
        ))}
        <AddPasskey host={host} hindered={hindranceOf(host, context.keeper)} send={send} />
        <AppRow since={since} send={send} />
        <CodesRow left={left} send={send} />
      </Rows>
      {left < FEW && (
        <Caution>
          <Plural
            value={left}
            one="You have # recovery code left. Get new codes in good time."
            other="You have # recovery codes left. Get new codes in good time."
          />
        </Caution>
      )}
      <Button wide kind="danger" onClick={() => send({ type: 'choose', act: 'drop' })}>
        <Trans>Turn off two-step verification</Trans>
      </Button>
    </Frame>
  )
}

const Unmade = ({ context, send }: FactorViewProps) => (
  <Frame
    foot={
      <>
        <Button wide onClick={() => send({ type: 'again' })}>
          <Trans>Try again</Trans>
        </Button>
        <Button wide kind="quiet" onClick={() => send({ type: 'back' })}>
          <Trans>Cancel</Trans>
        </Button>
      </>
    }
  >
    <FullPageNote icon={Fingerprint} title={<Trans>No passkey was made</Trans>}>
      {context.trouble?.message && <p>{context.trouble.message}</p>}
      <p>
        <Trans>Nothing changed. A device that already has a passkey of yours makes no second one.</Trans>
      </p>
    </FullPageNote>
  </Frame>
)

const Asking = (view: FactorViewProps) => (
  <Frame>
    <UnlockForm {...view} />
  </Frame>
)

const Adding = (view: FactorViewProps) => (
  <Frame>
    <AddApp {...view} />
  </Frame>
)

const Making = () => (
  <Frame>
    <FullPageNote icon={Fingerprint} title={<Trans>Making your passkey</Trans>}>
      <Trans>Please follow the instructions of your device.</Trans>
    </FullPageNote>
  </Frame>
)

export const FactorScreen = screen(factorFlow, {
  opening: Coming,
  unreachable: ({ context, send }) => (
    <Frame>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Frame>
  ),
  deciding: Coming,
  off: Off,
  on: On,
  asking: Asking,
  invalid: Asking,
  refused: Asking,
  unlocking: Asking,
  beginning: Asking,
  showing: Adding,
  codeInvalid: Adding,
  codeRejected: Adding,
  proving: Adding,
  making: Making,
  unmade: Unmade,
  renewing: Asking,
  keeping: ({ context, send }) => (
    <RecoveryCodes codes={required(context.codes)} onKept={() => send({ type: 'kept' })} />
  ),
  removing: Asking,
  dropping: Asking,
})

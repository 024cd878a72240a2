import { Plural, Trans } from '@lingui/react/macro'
import { KeyRound, Smartphone, ShieldCheck, ShieldOff } from 'lucide-react'
import { RECOVERY_CODES } from '#contract/limits.ts'
import { factorFlow } from '#machines/factor/factor.flow.ts'
import { known } from '#machines/lib/known.ts'
import { screen, type Sight } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { PressRow, Row, Rows } from '#src/ui/rows.tsx'
import { Standing, Unreachable } from '#src/ui/standing.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { AddApp } from './add-app.tsx'
import { Frame, Lead } from './frame.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { UnlockForm } from './unlock-form.tsx'

type FactorSight = Sight<typeof factorFlow>

const FEW = 3

const Coming = () => (
  <Frame>
    <Waiting rows={3} />
  </Frame>
)

const When = ({ above }: { above: string }) => (
  <Trans>
    We ask for a code of your app when you sign in, and when you send, sell or withdraw more than{' '}
    <Money value={above} unit="EUR" />.
  </Trans>
)

const Off = ({ context, send }: FactorSight) => (
  <Frame
    foot={
      <Button wide onClick={() => send({ type: 'choose', act: 'setUp' })}>
        <Trans>Set up with an app</Trans>
      </Button>
    }
  >
    <Standing icon={ShieldOff} title={<Trans>Two-step verification is off</Trans>}>
      <p>
        <Trans>
          Turn it on, and a stolen password is not enough: we also ask for a code from an app on your phone.
        </Trans>
      </p>
      <p>
        <When above={known(context.factor).asks_above} />
      </p>
    </Standing>
  </Frame>
)

const On = ({ context, send }: FactorSight) => {
  const { since, codes_left: left, asks_above } = known(context.factor)
  return (
    <Frame>
      <Lead>
        <When above={asks_above} />
      </Lead>
      <Rows>
        <Row
          icon={ShieldCheck}
          label={<Trans>Two-step verification</Trans>}
          value={<Trans comment="Of a protection: it is in force">On</Trans>}
        />
        <Row
          icon={Smartphone}
          label={<Trans>Authenticator app</Trans>}
          note={
            since !== null && (
              <Trans>
                Since <Moment at={since} />
              </Trans>
            )
          }
        />
        <PressRow
          icon={KeyRound}
          label={<Trans>Recovery codes</Trans>}
          note={<Trans>Get new codes</Trans>}
          value={
            <Trans>
              {left} of {RECOVERY_CODES} left
            </Trans>
          }
          onPress={() => send({ type: 'choose', act: 'renew' })}
        />
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
      <Button wide kind="danger" marginTop="6" onClick={() => send({ type: 'choose', act: 'drop' })}>
        <Trans>Turn off two-step verification</Trans>
      </Button>
    </Frame>
  )
}

const Asking = (sight: FactorSight) => (
  <Frame>
    <UnlockForm {...sight} />
  </Frame>
)

const Adding = (sight: FactorSight) => (
  <Frame>
    <AddApp {...sight} />
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
  renewing: Asking,
  keeping: ({ context, send }) => <RecoveryCodes codes={known(context.codes)} onKept={() => send({ type: 'kept' })} />,
  dropping: Asking,
})

import { Trans } from '@lingui/react/macro'
import { CircleCheck, CloudOff, KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { accountFlow } from '#machines/card/account.flow.ts'
import { known } from '#machines/lib/known.ts'
import { looks, screen, type Sight } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { LatePinSheet } from '#src/ui/late-pin-sheet.tsx'
import { Page } from '#src/ui/page.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { PlaceRow } from '#src/ui/rows.tsx'
import { Standing } from '#src/ui/standing.tsx'
import { Caution, Refusal, TroubleText } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { AccountForm } from './account-form.tsx'
import { Failure } from './failure.tsx'
import { AccountPanel } from './account-panel.tsx'
import { Proposed } from './proposed.tsx'

type AccountSight = Sight<typeof accountFlow>

const Frame = ({ children, foot }: { children: ReactNode; foot?: ReactNode }) => (
  <Page title={<Trans>Bank account</Trans>} back foot={foot}>
    {children}
  </Page>
)

const Coming = () => (
  <Frame>
    <Waiting figure rows={4} />
  </Frame>
)

const Bound = ({ context, busy, send }: AccountSight) => {
  const account = known(context.account)
  const change = (
    <SubmitButton type="button" kind="quiet" busy={busy} onClick={() => send({ type: 'edit' })}>
      <Trans>Change bank account</Trans>
    </SubmitButton>
  )
  return (
    <Frame foot={account.locked ? undefined : change}>
      <Refusal because={context.trouble} />
      <AccountPanel account={account} />
      <PlaceRow to="/pages/bank_card/card_list" label={<Trans>All bank accounts</Trans>} />
      <Onward from="/pages/my/account" />
      {account.locked === 1 && (
        <Caution>
          <Trans>An open payment uses this bank account. You can change it once the payment is done.</Trans>
        </Caution>
      )}
    </Frame>
  )
}

interface Look {
  confirms?: boolean
  failure?: ReactNode
}

const Asking = (sight: AccountSight & Look) => {
  const { context, busy, send, confirms, failure } = sight
  return (
    <Frame>
      <AccountForm sight={sight} failure={failure && <Failure because={context.trouble}>{failure}</Failure>} />
      {confirms && (
        <LatePinSheet
          title={<Trans>Pay out to this bank account?</Trans>}
          act={<Trans>Save bank account</Trans>}
          busy={busy}
          trouble={context.trouble}
          onCancel={() => send({ type: 'back' })}
          onPin={(pin) => send({ type: 'confirm', pin })}
        >
          <Proposed form={context.form} />
        </LatePinSheet>
      )}
    </Frame>
  )
}

const NeedsPin = ({ context }: AccountSight) => (
  <Frame
    foot={
      <PlaceButton wide to={`/pages/users/up_payword?redirect=${encodeURIComponent(context.here)}`}>
        <Trans>Set a payment PIN</Trans>
      </PlaceButton>
    }
  >
    <Standing icon={KeyRound} title={<Trans>Set a payment PIN first</Trans>}>
      <Trans>Six digits only you know. With them you confirm where your money goes.</Trans>
    </Standing>
  </Frame>
)

export const AccountScreen = screen(accountFlow, {
  loading: Coming,
  loadFailed: ({ context, send }) => (
    <Frame>
      <Standing
        icon={CloudOff}
        title={<Trans>Failed to get bank info</Trans>}
        action={
          <Button kind="quiet" onClick={() => send({ type: 'retry' })}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <TroubleText of={context.trouble} />
      </Standing>
    </Frame>
  ),
  listing: Coming,
  looking: Coming,
  needsPin: NeedsPin,
  bound: Bound,
  opening: Bound,
  idle: Asking,
  invalid: Asking,
  confirming: looks(Asking, { confirms: true }),
  submitting: looks(Asking, { confirms: true }),
  rejected: looks(Asking, { failure: <Trans>Save Failed</Trans> }),
  unknown: looks(Asking, { failure: <Trans>Failed to save account info</Trans> }),
  done: ({ context }) => (
    <Frame
      foot={
        <PlaceButton wide to="/pages/my/index">
          <Trans>Done</Trans>
        </PlaceButton>
      }
    >
      <Standing icon={CircleCheck} title={<Trans>Your bank account is saved</Trans>}>
        <Trans>We also told you by e-mail, in case it was not you.</Trans>
      </Standing>
      <AccountPanel account={known(context.account)} />
    </Frame>
  ),
})

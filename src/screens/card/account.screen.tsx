import { Trans } from '@lingui/react/macro'
import { CircleCheck, CloudOff, FileQuestion, KeyRound, Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { accountFlow } from '#machines/card/account.flow.ts'
import { required } from '#machines/lib/required.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { AskedBelonging } from '#src/ui/belonging.tsx'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { Cooling } from '#src/ui/cooling.tsx'
import { DropSheet } from '#src/ui/drop-sheet.tsx'
import { LatePinSheet } from '#src/ui/late-pin-sheet.tsx'
import { Page } from '#src/ui/page.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { Caution, Refusal, TroubleText } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { AccountForm } from './account-form.tsx'
import { faceOf } from './card-face.tsx'
import { Failure } from './failure.tsx'
import { AccountPanel } from './account-panel.tsx'
import { Proposed } from './proposed.tsx'

type AccountViewProps = ViewProps<typeof accountFlow>

type Asked = Pick<AccountViewProps, 'context'>

const Title = ({ context }: Asked) => {
  switch (context.which) {
    case 'default':
      return <Trans>Bank account</Trans>
    case 'new':
      return <Trans>Add bank account</Trans>
    default:
      return <Trans>Change bank account</Trans>
  }
}

const Frame = ({ context, children, foot }: Asked & { children: ReactNode; foot?: ReactNode }) => (
  <Page title={<Title context={context} />} back foot={foot}>
    {children}
  </Page>
)

const Coming = ({ context }: Asked) => (
  <Frame context={context}>
    <Waiting figure rows={4} />
  </Frame>
)

const AllAccounts = () => (
  <PlaceButton wide kind="quiet" to="/pages/bank_card/card_list">
    <Trans>All bank accounts</Trans>
  </PlaceButton>
)

const InUse = () => (
  <Caution>
    <Trans>An open payment uses this bank account. You can change it once the payment is done.</Trans>
  </Caution>
)

const Bound = ({ context, busy, send }: AccountViewProps) => {
  const account = required(context.account)
  const change = (
    <SubmitButton type="button" kind="quiet" busy={busy} onClick={() => send({ type: 'edit' })}>
      <Trans>Change bank account</Trans>
    </SubmitButton>
  )
  return (
    <Frame context={context} foot={account.locked ? undefined : change}>
      <Refusal because={context.trouble} />
      <AccountPanel account={account} />
      <Cooling until={account.usable_time} />
      <Rows>
        <PlaceRow
          to="/pages/bank_card/card_list"
          icon={Landmark}
          group="money"
          label={<Trans>All bank accounts</Trans>}
        />
      </Rows>
      <Onward from="/pages/my/account" />
      {account.locked === 1 && <InUse />}
    </Frame>
  )
}

interface Look {
  confirms?: boolean
  drops?: boolean
  failure?: ReactNode
}

const Asking = (view: AccountViewProps & Look) => {
  const { context, busy, can, send, confirms, drops, failure } = view
  const { which, account } = context
  return (
    <Frame context={context}>
      <AccountForm
        view={view}
        failure={
          failure ? (
            <Failure because={context.trouble}>{failure}</Failure>
          ) : (
            !confirms && !drops && <Refusal because={context.trouble} />
          )
        }
      />
      {which !== 'default' && account && (
        <Button wide kind="danger" disabled={!can('drop')} onClick={() => send({ type: 'drop' })}>
          <Trans>Delete bank account</Trans>
        </Button>
      )}
      {which === 'new' && <Onward from="/pages/bank_card/card_add" />}
      {drops && (
        <DropSheet
          title={<Trans>Delete this bank account?</Trans>}
          act={<Trans>Delete bank account</Trans>}
          busy={busy}
          trouble={context.trouble}
          send={send}
        >
          <AskedBelonging {...faceOf(required(account))} />
        </DropSheet>
      )}
      {confirms && (
        <LatePinSheet
          title={<Trans>Pay out to this bank account?</Trans>}
          act={<Trans>Save bank account</Trans>}
          busy={busy}
          trouble={context.trouble}
          ways={context.ways}
          onCancel={() => send({ type: 'back' })}
          onPin={(pin, second) => send({ type: 'confirm', pin, ...(second !== undefined && { second }) })}
        >
          <Proposed form={context.form} />
        </LatePinSheet>
      )}
    </Frame>
  )
}

const NeedsPin = ({ context }: AccountViewProps) => (
  <Frame
    context={context}
    foot={
      <PlaceButton wide to={`/pages/users/up_payword?redirect=${encodeURIComponent(context.here)}`}>
        <Trans>Set a payment PIN</Trans>
      </PlaceButton>
    }
  >
    <FullPageNote icon={KeyRound} title={<Trans>Set a payment PIN first</Trans>}>
      <Trans>Six digits only you know. With them you confirm where your money goes.</Trans>
    </FullPageNote>
  </Frame>
)

export const AccountScreen = screen(accountFlow, {
  loading: Coming,
  loadFailed: ({ context, send }) => (
    <Frame context={context}>
      <FullPageNote
        icon={CloudOff}
        title={<Trans>Failed to get bank info</Trans>}
        action={
          <Button kind="quiet" onClick={() => send({ type: 'retry' })}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <TroubleText of={context.trouble} />
      </FullPageNote>
    </Frame>
  ),
  listing: Coming,
  looking: Coming,
  notFound: ({ context }) => (
    <Frame context={context} foot={<AllAccounts />}>
      <FullPageNote icon={FileQuestion} title={<Trans>We cannot find this bank account</Trans>}>
        <Trans>You may have deleted it on another phone.</Trans>
      </FullPageNote>
    </Frame>
  ),
  locked: ({ context }) => (
    <Frame context={context} foot={<AllAccounts />}>
      <AccountPanel account={required(context.account)} />
      <InUse />
    </Frame>
  ),
  needsPin: NeedsPin,
  bound: Bound,
  opening: (view) => (view.context.which === 'default' ? <Bound {...view} /> : <Coming {...view} />),
  idle: Asking,
  invalid: Asking,
  confirming: withProps(Asking, { confirms: true }),
  secondAsked: withProps(Asking, { confirms: true }),
  submitting: withProps(Asking, { confirms: true }),
  rejected: withProps(Asking, { failure: <Trans>Save Failed</Trans> }),
  unknown: withProps(Asking, { failure: <Trans>Failed to save account info</Trans> }),
  confirmingDelete: withProps(Asking, { drops: true }),
  deleting: withProps(Asking, { drops: true }),
  dropped: Coming,
  done: ({ context }) => (
    <Frame
      context={context}
      foot={
        context.which === 'default' ? (
          <PlaceButton wide to="/pages/my/index">
            <Trans>Done</Trans>
          </PlaceButton>
        ) : (
          <AllAccounts />
        )
      }
    >
      <FullPageNote icon={CircleCheck} title={<Trans>Your bank account is saved</Trans>}>
        <Trans>We also told you by e-mail, in case it was not you.</Trans>
      </FullPageNote>
      <AccountPanel account={required(context.account)} />
      <Cooling until={required(context.account).usable_time} />
    </Frame>
  ),
})

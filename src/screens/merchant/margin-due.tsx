import { Plural, Trans } from '@lingui/react/macro'
import { required } from '#machines/lib/required.ts'
import type { entryFlow } from '#machines/merchant/entry.flow.ts'
import { dueOf, isLacking, lackingOf } from '#machines/merchant/margin.rules.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { LatePinSheet } from '#src/ui/late-pin-sheet.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Money } from '#src/ui/money.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { Lead, Note } from '#src/ui/text.tsx'
import { Total } from '#src/ui/total.tsx'
import { Caution, Refusal } from '#src/ui/trouble-text.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { MoveButton } from './move-button.tsx'

/** `paying`: they are asked for the PIN, or it was given. `old`: what is shown could not be read again. */
export type EntryViewProps = ViewProps<typeof entryFlow> & { readonly paying?: boolean; readonly old?: boolean }

export const retryOf = ({ old, send }: Pick<EntryViewProps, 'old' | 'send'>) =>
  old ? () => send({ type: 'retry' }) : undefined

export function MarginDue(view: EntryViewProps) {
  const { context, send } = view
  const { merchant } = required(context.standing)
  const short = isLacking(required(context.balance), merchant)
  const foot = short ? (
    <BringMoney />
  ) : (
    <MoveButton merchant={merchant} move="payMargin" onClick={() => send({ type: 'pay' })}>
      <Trans>Pay the deposit</Trans>
    </MoveButton>
  )
  return (
    <EntryFrame
      onRetry={retryOf(view)}
      foot={
        <>
          {foot}
          {merchant.state === 'margin_low' && <ToCentre kind="quiet" />}
        </>
      }
    >
      <Bill context={context} short={short} />
      {view.paying && <Paying {...view} />}
    </EntryFrame>
  )
}

function Bill({ context, short }: Pick<EntryViewProps, 'context'> & { short: boolean }) {
  const { merchant, terms } = required(context.standing)
  const balance = required(context.balance)
  const lacking = <Money value={lackingOf(balance, merchant)} unit="EUR" />
  return (
    <>
      <Total words={<Trans comment="max=34">Deposit to pay</Trans>}>
        <Money value={dueOf(merchant)} unit="EUR" big />
      </Total>
      <Lead paddingInline="1">
        {merchant.state === 'margin_low' ? (
          <Trans>Your deposit is too low. You get no offers until you top it up.</Trans>
        ) : (
          <Trans>Your application is accepted. Pay the security deposit to become a merchant.</Trans>
        )}
      </Lead>
      <Facts>
        <Fact name={<Trans>Full deposit</Trans>}>
          <Money value={merchant.margin_need} unit="EUR" />
        </Fact>
        <Fact name={<Trans>Already paid</Trans>}>
          <Money value={merchant.margin} unit="EUR" />
        </Fact>
        <Fact name={<Trans>Your balance</Trans>}>
          <Money value={balance} unit="EUR" />
        </Fact>
      </Facts>
      {short ? (
        <Caution>
          <Trans>Your balance is {lacking} too low.</Trans>
        </Caution>
      ) : (
        <Refusal because={context.trouble} />
      )}
      <Note paddingInline="1">
        <Plural
          value={terms.leave_days}
          one="It secures your orders. # day after you leave, you get the rest of it back."
          other="It secures your orders. # days after you leave, you get the rest of it back."
        />
      </Note>
    </>
  )
}

function Paying({ context, busy, send }: EntryViewProps) {
  return (
    <LatePinSheet
      title={<Trans>Pay the deposit?</Trans>}
      act={
        <Trans>
          Pay <Money value={dueOf(required(context.standing).merchant)} unit="EUR" />
        </Trans>
      }
      busy={busy}
      trouble={context.trouble}
      onCancel={() => send({ type: 'back' })}
      onPin={(pin) => send({ type: 'confirm', pin })}
    >
      <Facts>
        <Fact name={<Trans>You pay</Trans>}>
          <Money value={dueOf(required(context.standing).merchant)} unit="EUR" />
        </Fact>
        <Fact name={<Trans>Taken from</Trans>}>
          <Trans>Balance</Trans>
        </Fact>
        <Fact name={<Trans>Into</Trans>}>
          <Trans comment="A deposit; max=22">Security deposit</Trans>
        </Fact>
      </Facts>
    </LatePinSheet>
  )
}

const BringMoney = () => (
  <IfBuilt
    to="/pages/my/recharge"
    otherwise={
      <PlaceButton wide to="/pages/money/money">
        <Trans>My money</Trans>
      </PlaceButton>
    }
  >
    {(there) => (
      <PlaceButton wide to={there}>
        <Trans>Recharge</Trans>
      </PlaceButton>
    )}
  </IfBuilt>
)

export const ToCentre = ({ kind }: { kind: 'main' | 'quiet' }) => (
  <PlaceButton wide kind={kind} to="/pages/user/user1">
    <Trans>Open the merchant centre</Trans>
  </PlaceButton>
)

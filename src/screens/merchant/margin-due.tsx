import { chakra } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { required } from '#machines/lib/required.ts'
import type { entryFlow } from '#machines/merchant/entry.flow.ts'
import { dueOf, isLacking, lackingOf } from '#machines/merchant/margin.rules.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { LatePinSheet } from '#src/ui/late-pin-sheet.tsx'
import { Money } from '#src/ui/money.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Figure, Lead, Note, Strong } from '#src/ui/text.tsx'
import { Caution, Refusal } from '#src/ui/trouble-text.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { MoveButton } from './move-button.tsx'

/** `paying`: they are asked for the PIN, or it was given. `old`: what is shown could not be read again. */
export type EntryViewProps = ViewProps<typeof entryFlow> & { readonly paying?: boolean; readonly old?: boolean }

export const retryOf = ({ old, send }: Pick<EntryViewProps, 'old' | 'send'>) =>
  old ? () => send({ type: 'retry' }) : undefined
const Parts = chakra('div', { base: { display: 'grid', gap: '4', marginTop: '4' } })

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
      <Note marginTop="3">
        <Trans comment="max=34">Deposit to pay</Trans>
      </Note>
      <Figure>
        <Money value={dueOf(merchant)} unit="EUR" />
      </Figure>
      <Lead marginTop="2">
        {merchant.state === 'margin_low' ? (
          <Trans>Your deposit is too low. You get no offers until you top it up.</Trans>
        ) : (
          <Trans>Your application is accepted. Pay the security deposit to become a merchant.</Trans>
        )}
      </Lead>
      <Rows marginTop="4" borderTopWidth="1px" borderColor="line">
        <Row label={<Trans>Full deposit</Trans>} value={<Money value={merchant.margin_need} unit="EUR" />} />
        <Row label={<Trans>Already paid</Trans>} value={<Money value={merchant.margin} unit="EUR" />} />
        <Row label={<Trans>Your balance</Trans>} value={<Money value={balance} unit="EUR" />} />
      </Rows>
      <Parts>
        {short ? (
          <Caution>
            <Trans>Your balance is {lacking} too low.</Trans>
          </Caution>
        ) : (
          <Refusal because={context.trouble} />
        )}
        <Note>
          <Plural
            value={terms.leave_days}
            one="It secures your orders. # day after you leave, you get the rest of it back."
            other="It secures your orders. # days after you leave, you get the rest of it back."
          />
        </Note>
      </Parts>
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
      <Rows>
        <Row
          label={<Trans>You pay</Trans>}
          value={
            <Strong>
              <Money value={dueOf(required(context.standing).merchant)} unit="EUR" />
            </Strong>
          }
        />
        <Row label={<Trans>Taken from</Trans>} value={<Trans>Balance</Trans>} />
        <Row label={<Trans>Into</Trans>} value={<Trans comment="A deposit; max=22">Security deposit</Trans>} />
      </Rows>
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

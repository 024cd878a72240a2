import { Trans } from '@lingui/react/macro'
import { isOwnMethod } from '#contract/payment.ts'
import { required } from '#machines/lib/required.ts'
import type { payFlow } from '#machines/payment/pay.flow.ts'
import { chosenIn, leftOf, offeredIn, type Offered } from '#machines/payment/pay.rules.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { SubmitButton } from '#src/ui/button.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { LatePinSheet } from '#src/ui/late-pin-sheet.tsx'
import { Money } from '#src/ui/money.tsx'
import { Note } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Frame, TestMark } from './frame.tsx'
import { Head } from './head.tsx'
import { Ways } from './ways.tsx'

export type PayViewProps = ViewProps<typeof payFlow>

export interface ChoosingLook {
  readonly sheet?: boolean
  readonly says?: 'declined'
}

function Sum({ view: { context } }: { view: PayViewProps }) {
  const { amount, currency } = required(context.checkout)
  return <Money value={amount} unit={currency} />
}

function Confirm({ view, way }: { view: PayViewProps; way: Offered }) {
  const { context, busy, send } = view
  const checkout = required(context.checkout)
  return (
    <LatePinSheet
      title={<Trans>Pay this?</Trans>}
      act={
        <Trans>
          Pay <Sum view={view} />
        </Trans>
      }
      busy={busy}
      trouble={context.trouble}
      onCancel={() => send({ type: 'back' })}
      ways={context.second?.ways}
      onPin={(pin, second) => send({ type: 'confirm', pin, ...(second !== undefined && { second }) })}
    >
      <Facts>
        <Fact name={<bdi>{checkout.title}</bdi>}>
          <Sum view={view} />
        </Fact>
        {checkout.points > 0 && (
          <Fact name={<Trans>Held already</Trans>}>
            <Money value={String(checkout.points)} unit="POINTS" />
          </Fact>
        )}
        <Fact
          name={
            <Trans>
              From <bdi>{way.name}</bdi>
            </Trans>
          }
        >
          <Trans>
            <Money value={leftOf(way, checkout)} unit={checkout.currency} /> after it
          </Trans>
        </Fact>
      </Facts>
    </LatePinSheet>
  )
}

export function Choosing({ sheet, says, ...view }: PayViewProps & ChoosingLook) {
  const { context, busy, send } = view
  const checkout = required(context.checkout)
  const ways = offeredIn(checkout, context.isInside)
  const way = chosenIn(ways, context.way)
  return (
    <Frame
      foot={
        <>
          <SubmitButton type="button" busy={busy && !sheet} onClick={() => busy || send({ type: 'pay' })}>
            <Trans>
              Pay <Sum view={view} />
            </Trans>
          </SubmitButton>
          <Note align="center">
            {way && isOwnMethod(way.code) ? (
              <Trans>Next: your payment PIN.</Trans>
            ) : (
              <Trans>Next: the payment page, then back here.</Trans>
            )}
          </Note>
        </>
      }
    >
      <Head of={checkout} onExpire={() => send({ type: 'expire' })} />
      {says === 'declined' && (
        <Refusal>
          <Trans>The last payment was declined. Nothing was taken from you.</Trans>
        </Refusal>
      )}
      {!sheet && <Refusal because={context.trouble} />}
      {way?.sandbox === 1 && <TestMark />}
      <Ways
        checkout={checkout}
        ways={ways}
        chosen={way?.code}
        onChoose={(code) => busy || send({ type: 'choose', way: code })}
      />
      {sheet && way && <Confirm view={view} way={way} />}
    </Frame>
  )
}

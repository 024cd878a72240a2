import { Trans } from '@lingui/react/macro'
import { CircleCheck, CircleSlash, CircleX, Clock, ExternalLink, QrCode, ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PayStart } from '#contract/payment.ts'
import { required } from '#machines/lib/required.ts'
import { handOffFlow } from '#machines/payment/hand-off.flow.ts'
import { blockOf } from '#machines/payment/hand-off.rules.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { Behind } from '#src/ui/behind.tsx'
import { Button } from '#src/ui/button.tsx'
import { Countdown } from '#src/ui/countdown.tsx'
import { Money } from '#src/ui/money.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { Success } from '#src/ui/success.tsx'
import { Note } from '#src/ui/text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { WayBack } from '#src/ui/way-back.tsx'
import { Door, Scan } from './door.tsx'
import { Frame, GoOn, TestMark } from './frame.tsx'

type HandOffViewProps = ViewProps<typeof handOffFlow>

const isAtHand = ({ context: { start, isOpened } }: HandOffViewProps) => start !== undefined && !isOpened

const CheckAgain = ({ send }: Pick<HandOffViewProps, 'send'>) => (
  <Button wide kind="quiet" onClick={() => send({ type: 'ask' })}>
    <Trans>Check again</Trans>
  </Button>
)

const OtherWay = ({
  context: { last },
  kind = 'main',
}: Pick<HandOffViewProps, 'context'> & { kind?: 'main' | 'quiet' }) =>
  last && (
    <IfBuilt to={`/pages/money/pay?order_no=${last.order_no}`}>
      {(there) => (
        <PlaceButton wide kind={kind} to={there}>
          <Trans>Choose how to pay</Trans>
        </PlaceButton>
      )}
    </IfBuilt>
  )

const Where = ({ of: { amount, currency, gateway } }: { of: PayStart }) => (
  <Trans comment="A gateway takes the payment">
    Pay <Money value={amount} unit={currency} /> at <bdi>{gateway}</bdi>
  </Trans>
)

function HandOver({ start }: { start: PayStart }) {
  if (start.kind === 'qrcode')
    return (
      <>
        <FullPageNote icon={QrCode} title={<Where of={start} />} />
        <Scan to={start} />
      </>
    )
  return (
    <FullPageNote icon={ExternalLink} title={<Where of={start} />}>
      <p>
        <Trans>You pay there and come back here. We then show what became of it.</Trans>
      </p>
      <Note>
        <Trans comment="How long something can still be paid; a countdown follows">
          Time left <Countdown until={start.expire_time} />
        </Trans>
      </Note>
    </FullPageNote>
  )
}

const Wait = ({ start }: { start: PayStart | undefined }) => (
  <FullPageNote icon={Clock} title={<Trans>Waiting for your payment</Trans>}>
    <p>
      <Trans>It shows here as soon as it is confirmed. You can close the app; nothing is lost.</Trans>
    </p>
    {start && (
      <Note>
        <Money value={start.amount} unit={start.currency} /> · <bdi>{start.gateway}</bdi>
      </Note>
    )}
  </FullPageNote>
)

function Under({ isBehind, ...view }: HandOffViewProps & { isBehind?: boolean }) {
  const { context, send } = view
  const { start } = context
  const atHand = isAtHand(view)
  const open = () => send({ type: 'open' })
  return (
    <Frame
      foot={
        <>
          {start && (
            <Door to={start} kind={atHand ? 'main' : 'quiet'} onOpen={open}>
              {atHand ? <Trans>Open the payment page</Trans> : <Trans>Open the payment page again</Trans>}
            </Door>
          )}
          {!atHand && <CheckAgain send={send} />}
        </>
      }
    >
      {isBehind && <Behind onRetry={() => send({ type: 'ask' })} />}
      {start?.sandbox === 1 && <TestMark />}
      {start && atHand ? <HandOver start={start} /> : <Wait start={start} />}
    </Frame>
  )
}

function Blocked({ context }: HandOffViewProps): ReactNode {
  const isOutside = blockOf(required(context.start), context.isInside) === 'outside'
  return (
    <Frame foot={<OtherWay context={context} />}>
      <FullPageNote icon={ShieldAlert} title={<Trans>This payment page is not opened</Trans>}>
        {isOutside ? (
          <Trans>It opens only inside the mini-program. Nothing was taken from you.</Trans>
        ) : (
          <Trans>Its address is none that we know. Nothing was taken from you.</Trans>
        )}
      </FullPageNote>
    </Frame>
  )
}

function Paid({ of: start }: { of: PayStart | undefined }) {
  if (!start) return <FullPageNote icon={CircleCheck} title={<Trans>It is paid</Trans>} />
  return (
    <Success
      tone="ink"
      word={<Trans>It is paid</Trans>}
      sum={<Money value={start.amount} unit={start.currency} big />}
      line={start.sandbox === 1 ? <Trans>Test payment: no real money moves.</Trans> : <bdi>{start.gateway}</bdi>}
    />
  )
}

export const HandOffScreen = screen(handOffFlow, {
  preparing: () => (
    <Frame>
      <Waiting figure rows={3} />
    </Frame>
  ),
  deciding: Under,
  unreachable: ({ context, send }) => (
    <Frame>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Frame>
  ),
  missing: () => (
    <Frame>
      <Missing home="/pages/index/new_index" />
    </Frame>
  ),
  handedOff: Under,
  waiting: Under,
  checking: Under,
  behind: withProps(Under, { isBehind: true }),
  timeout: ({ context, send }) => (
    <Frame
      foot={
        <>
          <Button wide onClick={() => send({ type: 'ask' })}>
            <Trans>Check again</Trans>
          </Button>
          <OtherWay context={context} kind="quiet" />
        </>
      }
    >
      <FullPageNote icon={Clock} title={<Trans>Not confirmed yet</Trans>}>
        <Trans>
          Nobody has confirmed a payment so far. If you have paid, the money is not lost: it counts as soon as it is
          confirmed.
        </Trans>
      </FullPageNote>
    </Frame>
  ),
  failed: ({ context }) => (
    <Frame foot={<OtherWay context={context} />}>
      <FullPageNote icon={CircleX} title={<Trans>The payment was declined</Trans>}>
        <Trans>Nothing was taken from you. You can try again.</Trans>
      </FullPageNote>
    </Frame>
  ),
  closed: ({ context }) => (
    <Frame foot={<OtherWay context={context} />}>
      <FullPageNote icon={CircleSlash} title={<Trans>The payment was not finished</Trans>}>
        <Trans>Nothing was taken from you. You can try again.</Trans>
      </FullPageNote>
    </Frame>
  ),
  blocked: Blocked,
  paid: ({ context }) => (
    <Frame
      foot={
        <>
          <WayBack to={context.returnTo ?? ''} />
          <GoOn to={required(context.last).next} kind={context.returnTo ? 'quiet' : 'main'} />
        </>
      }
    >
      <Paid of={context.start} />
    </Frame>
  ),
})

import { Trans } from '@lingui/react/macro'
import { CircleCheck, CircleHelp, CircleSlash, Clock, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { required } from '#machines/lib/required.ts'
import { payFlow } from '#machines/payment/pay.flow.ts'
import { missingIn, offeredIn, shortIn } from '#machines/payment/pay.rules.ts'
import { withProps, screen } from '#src/lib/screen.tsx'
import { AskAgain } from '#src/ui/ask-again.tsx'
import { Button } from '#src/ui/button.tsx'
import { Money } from '#src/ui/money.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { NoPin, ToSetPin } from '#src/ui/no-pin.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { Success } from '#src/ui/success.tsx'
import { Caution, TroubleText } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { Choosing, type PayViewProps } from './choosing.tsx'
import { Frame, GoOn } from './frame.tsx'
import { Head } from './head.tsx'
import { Ways } from './ways.tsx'

const Coming = () => (
  <Frame>
    <Waiting figure rows={4} />
  </Frame>
)

const Checking = ({ context }: PayViewProps) => (
  <Frame>
    <Head of={required(context.checkout)} />
    <Waiting rows={4} />
  </Frame>
)

const sheet = withProps(Choosing, { sheet: true })

function Shut({
  view: { context, send },
  foot,
  children,
}: {
  view: PayViewProps
  foot?: ReactNode
  children: ReactNode
}) {
  const checkout = required(context.checkout)
  return (
    <Frame
      foot={
        <>
          {foot}
          <Button wide kind="quiet" onClick={() => send({ type: 'retry' })}>
            <Trans>Check again</Trans>
          </Button>
        </>
      }
    >
      <Head of={checkout} />
      <Caution>{children}</Caution>
      <Ways
        checkout={checkout}
        ways={offeredIn(checkout, context.isInside)}
        chosen={undefined}
        onChoose={() => undefined}
      />
    </Frame>
  )
}

function BalanceShort(view: PayViewProps) {
  const checkout = required(view.context.checkout)
  const short = required(shortIn(checkout))
  const missing = missingIn(short, checkout)
  if (short.code === 'shop')
    return (
      <Shut view={view}>
        <Trans>
          Your shopping balance is too low: <Money value={missing} unit={checkout.currency} /> missing.
        </Trans>
      </Shut>
    )
  const back = encodeURIComponent(`/pages/money/pay?order_no=${checkout.order_no}`)
  return (
    <Shut
      view={view}
      foot={
        <IfBuilt to={`/pages/money/recharge?currency=${checkout.currency}&need=${missing}&return_to=${back}`}>
          {(there) => (
            <PlaceButton wide to={there}>
              <Trans>Recharge your balance</Trans>
            </PlaceButton>
          )}
        </IfBuilt>
      }
    >
      <Trans>
        Your balance is too low: <Money value={missing} unit={checkout.currency} /> missing.
      </Trans>
    </Shut>
  )
}

const Over = ({ context, children }: Pick<PayViewProps, 'context'> & { children: ReactNode }) => {
  const { checkout } = context
  return (
    <Frame foot={checkout && <GoOn to={checkout.next} />}>
      {checkout && <Head of={checkout} isOver />}
      {children}
    </Frame>
  )
}

export const PayScreen = screen(payFlow, {
  arriving: Coming,
  opening: (view) => (view.context.checkout ? <Checking {...view} /> : <Coming />),
  judging: Coming,
  deciding: Coming,
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
  checking: Checking,
  ready: Choosing,
  failed: withProps(Choosing, { says: 'declined' }),
  rejected: Choosing,
  starting: Choosing,
  started: Choosing,
  confirming: sheet,
  paying: sheet,
  balanceShort: BalanceShort,
  noMethod: (view) => (
    <Shut view={view}>
      <Trans>No way to pay is open right now.</Trans>
    </Shut>
  ),
  needsPin: ({ send }) => (
    <Frame
      foot={
        <>
          <ToSetPin />
          <Button wide kind="quiet" onClick={() => send({ type: 'back' })}>
            <Trans>Pay another way</Trans>
          </Button>
        </>
      }
    >
      <NoPin />
    </Frame>
  ),
  asking: () => (
    <Frame>
      <FullPageNote icon={CircleHelp} title={<Trans>We are checking what happened</Trans>}>
        <Trans>The connection broke before the answer came. One moment.</Trans>
      </FullPageNote>
    </Frame>
  ),
  unknown: ({ context, send }) => (
    <Frame foot={<AskAgain onAsk={() => send({ type: 'ask' })} />}>
      <FullPageNote icon={CircleHelp} title={<Trans>We do not know yet whether it was paid</Trans>}>
        <p>
          <Trans>No answer came. Please do not pay it again; checking does not pay anything.</Trans>
        </p>
        <TroubleText of={context.trouble} />
      </FullPageNote>
    </Frame>
  ),
  undone: ({ send }) => (
    <Frame
      foot={
        <Button wide onClick={() => send({ type: 'again' })}>
          <Trans>Choose how to pay</Trans>
        </Button>
      }
    >
      <FullPageNote icon={Undo2} title={<Trans>It was not paid</Trans>}>
        <Trans>Nothing was taken from you. You can try again.</Trans>
      </FullPageNote>
    </Frame>
  ),
  handedOff: ({ context, send }) => {
    const { pay_no } = required(context.last)
    return (
      <Frame
        foot={
          <>
            <IfBuilt to={`/pages/money/alipay_h5?pay_no=${pay_no}`}>
              {(there) => (
                <PlaceButton wide to={there}>
                  <Trans>Go on with it</Trans>
                </PlaceButton>
              )}
            </IfBuilt>
            <Button wide kind="quiet" onClick={() => send({ type: 'again' })}>
              <Trans>Pay another way</Trans>
            </Button>
            <Button kind="text" justifySelf="center" onClick={() => send({ type: 'ask' })}>
              <Trans>Check again</Trans>
            </Button>
          </>
        }
      >
        <Head of={required(context.checkout)} onExpire={() => send({ type: 'expire' })} />
        <FullPageNote icon={Clock} title={<Trans>A payment is under way</Trans>}>
          <Trans>You began it on a payment page. If it is paid twice, the second amount goes to your balance.</Trans>
        </FullPageNote>
      </Frame>
    )
  },
  paid: ({ context: { checkout } }) => (
    <Frame foot={checkout && <GoOn to={checkout.next} />}>
      {checkout ? (
        <Success
          tone="ink"
          word={<Trans>It is paid</Trans>}
          sum={<Money value={checkout.amount} unit={checkout.currency} big />}
          line={<bdi>{checkout.title}</bdi>}
        />
      ) : (
        <FullPageNote icon={CircleCheck} title={<Trans>It is paid</Trans>} />
      )}
    </Frame>
  ),
  alreadyPaid: ({ context }) => (
    <Over context={context}>
      <FullPageNote icon={CircleCheck} title={<Trans>This is paid already</Trans>}>
        <Trans>Nothing is taken a second time.</Trans>
      </FullPageNote>
    </Over>
  ),
  closed: ({ context }) => (
    <Over context={context}>
      <FullPageNote icon={CircleSlash} title={<Trans>This can no longer be paid</Trans>}>
        <Trans>Nothing was taken from you.</Trans>
      </FullPageNote>
    </Over>
  ),
})

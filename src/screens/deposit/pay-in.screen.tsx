import { Trans } from '@lingui/react/macro'
import { CircleCheck, CircleHelp, CircleSlash, CircleX, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { addressOf } from '#contract/addresses.ts'
import { required } from '#machines/lib/required.ts'
import { payInFlow } from '#machines/payment/pay-in.flow.ts'
import { withProps, screen } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { startedOf } from '#src/parts/payment/started.ts'
import { AskAgain } from '#src/ui/ask-again.tsx'
import { Button, SubmitButton } from '#src/ui/button.tsx'
import { Money } from '#src/ui/money.tsx'
import { Page } from '#src/ui/page.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { Success } from '#src/ui/success.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { WayBack } from '#src/ui/way-back.tsx'
import { Gateways } from './gateways.tsx'
import { FORM, PayInForm, type PayInViewProps } from './pay-in-form.tsx'

const Frame = ({ foot, children }: { foot?: ReactNode; children: ReactNode }) => (
  <Page title={<Trans>Pay online</Trans>} back foot={foot}>
    {children}
    <Onward from="/pages/money/recharge_pay" />
  </Page>
)

const Coming = () => (
  <Frame>
    <Waiting figure rows={4} />
  </Frame>
)

interface AskingLook {
  readonly says?: 'lost'
}

const Asking = ({ says, ...view }: PayInViewProps & AskingLook) => (
  <Frame
    foot={
      <SubmitButton form={FORM} busy={view.busy}>
        <Trans>Go to the payment</Trans>
      </SubmitButton>
    }
  >
    <PayInForm view={view} says={says} />
  </Frame>
)

const ToRecharge = ({ of: { outcome } }: { of: PayInViewProps['context'] }) => (
  <IfBuilt to={addressOf('recharge', required(outcome).order_no)}>
    {(there) => (
      <PlaceButton wide kind="quiet" to={there}>
        <Trans>See the recharge</Trans>
      </PlaceButton>
    )}
  </IfBuilt>
)

const Anew = ({ send }: Pick<PayInViewProps, 'send'>) => (
  <Button wide onClick={() => send({ type: 'anew' })}>
    <Trans>Start another recharge</Trans>
  </Button>
)

const HandedOff = ({ context, send }: PayInViewProps) => (
  <Frame
    foot={
      <>
        <IfBuilt to={`/pages/money/alipay_h5?pay_no=${context.payNo}`}>
          {(there) => (
            <PlaceButton wide to={there}>
              <Trans>Continue the payment</Trans>
            </PlaceButton>
          )}
        </IfBuilt>
        <AskAgain kind="quiet" onAsk={() => send({ type: 'check' })} />
      </>
    }
  >
    <FullPageNote
      icon={Clock}
      title={<Trans>The payment is not complete yet</Trans>}
      action={
        <Button kind="text" onClick={() => send({ type: 'anew' })}>
          <Trans>Start another recharge</Trans>
        </Button>
      }
    >
      <Trans>Once you have paid, the money is in your balance within a minute. You see it here.</Trans>
    </FullPageNote>
  </Frame>
)

const Begun = ({ context: { payNo } }: PayInViewProps) => (
  <Frame
    foot={
      <IfBuilt to={`/pages/money/alipay_h5?pay_no=${payNo}`}>
        {(there) => (
          <PlaceButton wide to={there}>
            <Trans>Continue the payment</Trans>
          </PlaceButton>
        )}
      </IfBuilt>
    }
  >
    <FullPageNote icon={Clock} title={<Trans>The payment is not complete yet</Trans>} />
  </Frame>
)

const Paid = ({ context, send }: PayInViewProps) => {
  const start = context.start ?? startedOf(context.payNo)
  return (
    <Frame
      foot={
        <>
          <WayBack to={context.returnTo} />
          <ToRecharge of={context} />
        </>
      }
    >
      {start ? (
        <Success
          word={<Trans>Paid</Trans>}
          sum={<Money value={start.amount} unit={start.currency} big />}
          line={<Trans>The money is in your balance.</Trans>}
        />
      ) : (
        <FullPageNote icon={CircleCheck} title={<Trans>Paid</Trans>}>
          <Trans>The money is in your balance.</Trans>
        </FullPageNote>
      )}
      <Button kind="text" paddingInline="1" alignSelf="flex-start" onClick={() => send({ type: 'anew' })}>
        <Trans>Start another recharge</Trans>
      </Button>
    </Frame>
  )
}

export const PayInScreen = screen(payInFlow, {
  arriving: Coming,
  opening: Coming,
  checking: Coming,
  unreachable: ({ context, send }) => (
    <Frame>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Frame>
  ),
  noMethod: ({ context: { channels } }) => (
    <Frame>
      <FullPageNote
        icon={CircleSlash}
        title={<Trans>You cannot pay online at the moment</Trans>}
        action={
          <PlaceButton kind="quiet" to="/pages/money/recharge">
            <Trans>See other ways</Trans>
          </PlaceButton>
        }
      >
        <Trans>Please try again later. Nothing was started.</Trans>
      </FullPageNote>
      {channels.length > 0 && <Gateways of={channels} chosen="" onChoose={() => undefined} />}
    </Frame>
  ),
  idle: Asking,
  invalid: Asking,
  submitting: Asking,
  rejected: Asking,
  unknown: withProps(Asking, { says: 'lost' }),
  done: Begun,
  handedOff: HandedOff,
  unanswered: ({ send }) => (
    <Frame foot={<AskAgain kind="quiet" onAsk={() => send({ type: 'check' })} />}>
      <FullPageNote icon={CircleHelp} title={<Trans>We do not know yet whether it was paid</Trans>}>
        <Trans>No answer came. Checking again changes nothing.</Trans>
      </FullPageNote>
    </Frame>
  ),
  paid: Paid,
  failed: (view) => (
    <Frame
      foot={
        <>
          <Anew {...view} />
          <ToRecharge of={view.context} />
        </>
      }
    >
      <FullPageNote icon={CircleX} title={<Trans>The payment was declined</Trans>}>
        <Trans>Nothing was credited. You can pay again, or choose another way.</Trans>
      </FullPageNote>
    </Frame>
  ),
  closed: (view) => (
    <Frame
      foot={
        <>
          <Anew {...view} />
          <ToRecharge of={view.context} />
        </>
      }
    >
      <FullPageNote icon={CircleX} title={<Trans>The payment was not completed</Trans>}>
        <Trans>Nothing was credited. If you have paid all the same, we credit it as soon as it arrives.</Trans>
      </FullPageNote>
    </Frame>
  ),
})

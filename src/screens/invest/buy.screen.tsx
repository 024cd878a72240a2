import { Trans } from '@lingui/react/macro'
import { CircleHelp, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { buyFlow } from '#machines/invest/buy.flow.ts'
import { required } from '#machines/lib/required.ts'
import { withProps, screen } from '#src/lib/screen.tsx'
import { AskAgain } from '#src/ui/ask-again.tsx'
import { Button } from '#src/ui/button.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { late } from '#src/ui/late.tsx'
import { NoPin, ToSetPin } from '#src/ui/no-pin.tsx'
import { TroubleText } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import type { BuyLook, BuyViewProps } from './buy-view-props.ts'
import { Foot } from './buy-foot.tsx'
import { Frame, VentureBody } from './venture-page.tsx'

const steps = () => import('./buy-over.tsx')
const Over = late(steps, (module) => module.Over)
const Confirmed = late(steps, (module) => module.Confirmed)
// The steps of buying are here before anybody has read what there is to read.
for (const step of [Over, Confirmed]) step.bring()

const Coming = (view: BuyViewProps) => (
  <Frame view={view} refreshing={view.context.info !== undefined}>
    {view.context.info ? <VentureBody info={view.context.info} /> : <Waiting figure rows={7} />}
  </Frame>
)

const Reading = ({ over, shut, ...view }: BuyViewProps & BuyLook): ReactNode => (
  <Frame view={view} foot={<Foot view={view} shut={shut} />}>
    <VentureBody info={required(view.context.info)} />
    {over && <Over over={over} view={view} />}
  </Frame>
)

const as = (look: BuyLook) => withProps(Reading, look)
const [form, risk, quote, shut] = [
  as({ over: 'form' }),
  as({ over: 'risk' }),
  as({ over: 'quote' }),
  (why: NonNullable<BuyLook['shut']>) => as({ shut: why }),
]

/** Until the receipt rises over what is theirs. */
const LeadingOn = (view: BuyViewProps) => (
  <Frame view={view}>
    <Waiting figure rows={5} />
  </Frame>
)

export const BuyScreen = screen(buyFlow, {
  arriving: Coming,
  opening: Coming,
  deciding: Coming,
  unreachable: (view) => (
    <Frame view={view}>
      <Unreachable because={view.context.trouble} onRetry={() => view.send({ type: 'retry' })} />
    </Frame>
  ),
  missing: (view) => (
    <Frame view={view}>
      <Missing home="/pages/index/index" />
    </Frame>
  ),
  coming: shut('coming'),
  open: Reading,
  soldOut: shut('soldOut'),
  running: shut('running'),
  ended: shut('ended'),
  stopped: shut('stopped'),
  needsPin: (view) => (
    <Frame view={view} foot={<ToSetPin />}>
      <NoPin />
    </Frame>
  ),
  idle: form,
  invalid: form,
  rejected: form,
  agreeing: risk,
  unagreed: as({ over: 'missed' }),
  quoting: as({ over: 'wait' }),
  confirming: quote,
  submitting: quote,
  requoting: quote,
  termsChanged: quote,
  needsCurrency: as({ over: 'currency' }),
  asking: (view) => (
    <Frame view={view}>
      <FullPageNote icon={CircleHelp} title={<Trans>We are checking what happened</Trans>}>
        <Trans>The connection broke before the answer came. One moment.</Trans>
      </FullPageNote>
      <Confirmed view={view} />
    </Frame>
  ),
  unknown: (view) => (
    <Frame view={view} foot={<AskAgain onAsk={() => view.send({ type: 'ask' })} />}>
      <FullPageNote icon={CircleHelp} title={<Trans>We do not know yet whether it was bought</Trans>}>
        <p>
          <Trans>No answer came. Please do not buy it again; checking does not buy anything.</Trans>
        </p>
        <TroubleText of={view.context.trouble} />
      </FullPageNote>
      <Confirmed view={view} />
    </Frame>
  ),
  undone: (view) => (
    <Frame
      view={view}
      foot={
        <Button wide kind="quiet" onClick={() => view.send({ type: 'again' })}>
          <Trans>Look at it again</Trans>
        </Button>
      }
    >
      <FullPageNote icon={Undo2} title={<Trans>It was not bought</Trans>}>
        <Trans>Nothing was taken from you. You can try again.</Trans>
      </FullPageNote>
      <Confirmed view={view} />
    </Frame>
  ),
  success: LeadingOn,
})

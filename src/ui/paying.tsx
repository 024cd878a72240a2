import { Trans } from '@lingui/react/macro'
import { CircleHelp, Undo2 } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { Quote } from '#contract/quote.ts'
import { required } from '#machines/lib/required.ts'
import type { Payment, PaymentEvent } from '#machines/stock/payment.part.ts'
import { kit, withProps } from '#src/lib/screen.tsx'
import { AskAgain } from './ask-again.tsx'
import { Button } from './button.tsx'
import { Changed } from './changed.tsx'
import { QuoteCard, Proposal } from './quote-card.tsx'
import { LatePinSheet } from './late-pin-sheet.tsx'
import { NoPin, ToSetPin } from './no-pin.tsx'
import { FullPageNote, Unreachable } from './full-page-note.tsx'
import { TroubleText } from './trouble-text.tsx'
import { Waiting } from './waiting.tsx'

interface PaymentViewProps {
  readonly context: Payment
  readonly busy: boolean
  readonly send: (event: PaymentEvent | { type: 'retry' }) => void
}

export interface AskingLook {
  readonly wrongAt?: 'amount' | 'receiver' | 'form'
  readonly sheet?: boolean
}

function askingViews<S extends AskingLook>(asking: (view: S) => ReactNode) {
  const as = (look: AskingLook) => withProps(asking, look as Partial<S>)
  const sheet = as({ sheet: true })
  return {
    idle: as({}),
    invalid: as({}),
    quoting: as({}),
    amountShort: as({ wrongAt: 'amount' }),
    rejected: as({ wrongAt: 'form' }),
    confirming: sheet,
    submitting: sheet,
    requoting: sheet,
    termsChanged: sheet,
  }
}

export interface AgainProps {
  readonly send: (event: { type: 'again' }) => void
}

export const Again = ({ send, children }: AgainProps & { children: ReactNode }) => (
  <Button wide kind="quiet" onClick={() => send({ type: 'again' })}>
    {children}
  </Button>
)

interface PaymentLooks<S> {
  readonly Frame: ComponentType<{ view: S; foot?: ReactNode; children: ReactNode }>
  readonly Asking: (view: S & AskingLook) => ReactNode
  readonly Again: ComponentType<AgainProps>
  readonly rows: number
  readonly unknown: { readonly title: ReactNode; readonly text: ReactNode }
  readonly undone: { readonly title: ReactNode; readonly text?: ReactNode }
  /** What was confirmed, where that is more than its sums: it stays in sight until it is known whether it was done. */
  readonly Confirmed?: ComponentType<{ quote: Quote }>
}

/** What stands around it, its form, its words and its end are the screen's own. */
export function paymentViews<S extends PaymentViewProps>({
  Frame,
  Asking,
  Again: Another,
  rows,
  unknown,
  undone,
  Confirmed,
}: PaymentLooks<S>) {
  const Coming = (view: S) => (
    <Frame view={view}>
      <Waiting figure rows={rows} />
    </Frame>
  )
  const Sums = Confirmed ?? QuoteCard
  return {
    ...askingViews(Asking),
    ...kit('payment', {
      arriving: Coming,
      opening: Coming,
      unreachable: (view: S) => (
        <Frame view={view}>
          <Unreachable because={view.context.trouble} onRetry={() => view.send({ type: 'retry' })} />
        </Frame>
      ),
      needsPin: (view: S) => (
        <Frame view={view} foot={<ToSetPin />}>
          <NoPin />
        </Frame>
      ),
      asking: (view: S) => (
        <Frame view={view}>
          <FullPageNote icon={CircleHelp} title={<Trans>We are checking what happened</Trans>}>
            <Trans>The connection broke before the answer came. One moment.</Trans>
          </FullPageNote>
          <QuoteCard quote={required(view.context.quote)} />
        </Frame>
      ),
      unknown: (view: S) => (
        <Frame view={view} foot={<AskAgain onAsk={() => view.send({ type: 'ask' })} />}>
          <FullPageNote icon={CircleHelp} title={unknown.title}>
            <p>{unknown.text}</p>
            <TroubleText of={view.context.trouble} />
          </FullPageNote>
          {Confirmed && <Confirmed quote={required(view.context.quote)} />}
        </Frame>
      ),
      undone: (view: S) => (
        <Frame view={view} foot={<Another send={view.send} />}>
          <FullPageNote icon={Undo2} title={undone.title}>
            {undone.text ?? <Trans>Nothing was taken from you. You can try again.</Trans>}
          </FullPageNote>
          <Sums quote={required(view.context.quote)} />
        </Frame>
      ),
    }),
  }
}

export function PaySheet({
  title,
  act,
  view,
  children,
}: {
  title: ReactNode
  act: ReactNode
  view: PaymentViewProps
  children?: ReactNode
}) {
  const { context, busy, send } = view
  const quote = required(context.quote)
  return (
    <LatePinSheet
      title={title}
      act={act}
      busy={busy}
      trouble={context.trouble}
      onCancel={() => send({ type: 'back' })}
      ways={quote.second?.ways}
      onPin={(pin, second) => send({ type: 'confirm', pin, ...(second !== undefined && { second }) })}
    >
      {context.before && <Changed before={context.before} now={quote} />}
      <Proposal key={quote.quote_no} quote={quote} onExpire={() => send({ type: 'expire' })} />
      {children}
    </LatePinSheet>
  )
}

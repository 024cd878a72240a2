import { Trans } from '@lingui/react/macro'
import { CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Quote } from '#contract/quote.ts'
import { known } from '#machines/lib/known.ts'
import type { Payment, PaymentEvent } from '#machines/stock/payment.part.ts'
import { useOnceOnline } from '#src/lib/online.ts'
import { looks } from '#src/lib/screen.tsx'
import { Button } from './button.tsx'
import { Changed } from './changed.tsx'
import { Deal, Proposal } from './deal.tsx'
import { LatePinSheet } from './late-pin-sheet.tsx'
import { Standing } from './standing.tsx'

interface PaymentSight {
  readonly context: Payment
  readonly busy: boolean
  readonly send: (event: PaymentEvent) => void
}

/** What differs between the states of a form that ends in a payment. */
export interface AskingLook {
  /** Where it is said what is wrong. */
  readonly wrongAt?: 'amount' | 'receiver' | 'form'
  /** What will happen is shown, and the PIN asked for. */
  readonly sheet?: boolean
}

/** The states of such a form, all of them one view. */
export function askingViews<S extends AskingLook>(asking: (sight: S) => ReactNode) {
  const as = (look: AskingLook) => looks(asking, look as Partial<S>)
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

/** While a quote waits for its answer: what will happen, what has changed, and the PIN. */
export function PaySheet({
  title,
  act,
  sight,
  children,
}: {
  title: ReactNode
  act: ReactNode
  sight: PaymentSight
  /** What else there is to know of it. */
  children?: ReactNode
}) {
  const { context, busy, send } = sight
  const quote = known(context.quote)
  return (
    <LatePinSheet
      title={title}
      act={act}
      busy={busy}
      trouble={context.trouble}
      onCancel={() => send({ type: 'back' })}
      onPin={(pin) => send({ type: 'confirm', pin })}
    >
      {context.before && <Changed before={context.before} now={quote} />}
      <Proposal key={quote.quote_no} quote={quote} onExpire={() => send({ type: 'expire' })} />
      {children}
    </LatePinSheet>
  )
}

/** The last answer was lost. */
export const AskingOutcome = ({ quote }: { quote: Quote }) => (
  <>
    <Standing icon={CircleHelp} title={<Trans>We are checking what happened</Trans>}>
      <Trans>The connection broke before the answer came. One moment.</Trans>
    </Standing>
    <Deal quote={quote} />
  </>
)

/** Asking sends nothing: it is done by itself, too, when the network is back. */
export function AskAgain({ send }: { send: (event: { type: 'ask' }) => void }) {
  const ask = () => send({ type: 'ask' })
  useOnceOnline(ask)
  return (
    <Button wide onClick={ask}>
      <Trans>Check again</Trans>
    </Button>
  )
}

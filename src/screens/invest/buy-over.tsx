import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isByPiece } from '#machines/invest/buy.rules.ts'
import { required } from '#machines/lib/required.ts'
import { Button } from '#src/ui/button.tsx'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { BuyCurrency } from './buy-currency.tsx'
import { BuyForm } from './buy-form.tsx'
import { BuyFacts, BuyQuote, BuyTakes } from './buy-quote.tsx'
import { BuyRisk } from './buy-risk.tsx'
import type { BuyLook, BuyViewProps } from './buy-view-props.ts'
import { MissingWords } from './buy-words.tsx'

interface OverProps {
  over: NonNullable<BuyLook['over']>
  view: BuyViewProps
}

function Title({ over, view: { context } }: OverProps): ReactNode {
  const info = required(context.info)
  switch (over) {
    case 'form':
      return isByPiece(info) ? <Trans>How many do you buy?</Trans> : <Trans>How much do you put in?</Trans>
    case 'risk':
    case 'missed':
      return <Trans>What you risk</Trans>
    case 'currency':
      return <MissingWords short={context.trouble?.wants?.short ?? '0'} unit={info.currency} />
    default:
      return <Trans>Check and confirm</Trans>
  }
}

function Inside({ over, view }: OverProps): ReactNode {
  switch (over) {
    case 'form':
      return <BuyForm view={view} />
    case 'risk':
      return <BuyRisk view={view} />
    case 'missed':
      return <BuyRisk view={view} missed />
    case 'currency':
      return <BuyCurrency view={view} />
    default:
      return <Asking view={view} />
  }
}

const Asking = ({ view: { send } }: { view: BuyViewProps }) => (
  <>
    <Waiting figure rows={5} />
    <Button wide kind="quiet" marginTop="6" onClick={() => send({ type: 'back' })}>
      <Trans>Cancel</Trans>
    </Button>
  </>
)

export function Over({ over, view }: OverProps) {
  if (over === 'quote') return <BuyQuote view={view} />
  return (
    <LateSheet
      title={<Title over={over} view={view} />}
      onClose={() => view.can('back') && view.send({ type: 'back' })}
    >
      <Inside over={over} view={view} />
    </LateSheet>
  )
}

export const Confirmed = ({ view: { context } }: { view: BuyViewProps }) => (
  <>
    <BuyTakes quote={required(context.quote)} />
    <BuyFacts quote={required(context.quote)} />
  </>
)

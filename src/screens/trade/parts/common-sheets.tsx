import { Trans } from '@lingui/react/macro'
import { LateSheet } from '#src/ui/late-sheet.tsx'
import { DisputeForm } from './dispute-form.tsx'
import { RatingForm } from './rating.tsx'
import { isOpen, type ActingViewProps } from './view-props.ts'

const isEvidence = ({ wish }: ActingViewProps['context']) => wish?.call !== 'reply' || wish.answer === 'evidence'

export function CommonSheets({ view }: { view: ActingViewProps }) {
  const { context, busy, send } = view
  const close = () => busy || send({ type: 'back' })
  const common = { context, busy, send }
  if (isOpen(view, 'dispute'))
    return (
      <LateSheet title={<Trans>Report a problem</Trans>} onClose={close}>
        <DisputeForm kind="dispute" {...common} />
      </LateSheet>
    )
  if (isOpen(view, 'reply') && isEvidence(context))
    return (
      <LateSheet title={<Trans>Show more</Trans>} onClose={close}>
        <DisputeForm kind="evidence" {...common} />
      </LateSheet>
    )
  if (isOpen(view, 'rate'))
    return (
      <LateSheet title={<Trans>Rate this order</Trans>} onClose={close}>
        <RatingForm {...common} />
      </LateSheet>
    )
  return null
}

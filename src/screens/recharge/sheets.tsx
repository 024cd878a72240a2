import { Trans } from '@lingui/react/macro'
import { QuestionSheet } from '../trade/parts/question-sheet.tsx'
import { AppealSheet } from './appeal-sheet.tsx'
import type { ShownViewProps } from './view-props.ts'

const CANCEL = { call: 'cancel' } as const

/** Whether what is asked over the page is open: also while it is being done. */
const isOver = ({ over, context }: ShownViewProps, call: 'cancel' | 'appeal') =>
  over === call || (over === 'acting' && context.wish?.call === call)

export function RechargeSheets({ view }: { view: ShownViewProps }) {
  const { busy, send } = view
  return (
    <>
      {isOver(view, 'cancel') && (
        <QuestionSheet
          title={<Trans>Cancel this recharge?</Trans>}
          says={
            view.context.recharge?.online === 1 ? (
              <Trans>Please cancel only if you have not paid. Nothing is credited then.</Trans>
            ) : (
              <Trans>Please cancel only if you have not sent the money. Nothing is credited then.</Trans>
            )
          }
          yes={<Trans>Cancel the recharge</Trans>}
          busy={busy}
          onYes={() => send({ type: 'act', wish: CANCEL })}
          onNo={() => send({ type: 'back' })}
        />
      )}
      {isOver(view, 'appeal') && <AppealSheet view={view} />}
    </>
  )
}

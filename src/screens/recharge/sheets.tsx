import { Trans } from '@lingui/react/macro'
import { QuestionSheet } from '../trade/parts/question-sheet.tsx'
import { AppealSheet } from './appeal-sheet.tsx'
import type { ShownSight } from './sight.ts'

const CANCEL = { call: 'cancel' } as const

/** Whether what is asked over the page is open: also while it is being done. */
const isOver = ({ over, context }: ShownSight, call: 'cancel' | 'appeal') =>
  over === call || (over === 'acting' && context.wish?.call === call)

/** What is asked over the page: whether it is to be cancelled, or why it is to be looked at once more. */
export function RechargeSheets({ sight }: { sight: ShownSight }) {
  const { busy, send } = sight
  return (
    <>
      {isOver(sight, 'cancel') && (
        <QuestionSheet
          title={<Trans>Cancel this recharge?</Trans>}
          says={
            sight.context.recharge?.online === 1 ? (
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
      {isOver(sight, 'appeal') && <AppealSheet sight={sight} />}
    </>
  )
}

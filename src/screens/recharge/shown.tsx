import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { RechargeInfo } from '#contract/recharge.ts'
import { known } from '#machines/lib/known.ts'
import { mayDo } from '#machines/recharge/show.rules.ts'
import { Onward } from '#src/onward.tsx'
import { Button } from '#src/ui/button.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { QuestionSheet } from '../trade/parts/question-sheet.tsx'
import { AppealSheet } from './appeal-sheet.tsx'
import { Frame } from './frame.tsx'
import { RechargeView } from './recharge-view.tsx'
import type { ShownSight } from './sight.ts'

const CANCEL = { call: 'cancel' } as const

/** Whether what is asked over the page is open: also while it is being done. */
const isOver = ({ over, context }: ShownSight, call: 'cancel' | 'appeal') =>
  over === call || (over === 'acting' && context.wish?.call === call)

function Sheets({ sight }: { sight: ShownSight }) {
  const { busy, send } = sight
  return (
    <>
      {isOver(sight, 'cancel') && (
        <QuestionSheet
          title={<Trans>Cancel this recharge?</Trans>}
          says={<Trans>Please cancel only if you have not sent the money. Nothing is credited then.</Trans>}
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

/** What is beside the thumb: the way back to where the money was missing, or one more look. */
function footOf(recharge: RechargeInfo, { context: { returnTo }, busy, send }: ShownSight): ReactNode {
  if (mayDo(recharge, 'appeal'))
    return (
      <Button wide aria-disabled={busy} onClick={() => busy || send({ type: 'appeal' })}>
        <Trans>Ask for a second review</Trans>
      </Button>
    )
  if (recharge.status !== 'credited' || returnTo === '') return undefined
  return (
    <IfBuilt to={returnTo as '/pages/money/money'}>
      {(there) => (
        <PlaceButton wide to={there}>
          <Trans>Back to where you were</Trans>
        </PlaceButton>
      )}
    </IfBuilt>
  )
}

/** A recharge that was begun, whatever is asked over it. */
export function Shown(sight: ShownSight) {
  const { context, busy } = sight
  const recharge = known(context.recharge)
  return (
    <Frame refreshing={busy} foot={footOf(recharge, sight)}>
      <RechargeView sight={sight} recharge={recharge} />
      <Sheets sight={sight} />
      <Onward from={context.onePage ? '/pages/my/recharge' : '/pages/money/recharge_order_pay'} />
    </Frame>
  )
}

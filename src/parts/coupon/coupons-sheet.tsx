import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { couponsFlow } from '#machines/coupon/coupons.flow.ts'
import type { CouponsOf } from '#machines/coupon/coupons.rules.ts'
import { listeningBy } from '#src/api/live.ts'
import { useConversation } from '#src/app/conversation.ts'
import { useHouse, useMember } from '#src/app/house.ts'
import { useTopmost } from '#src/app/topmost.ts'
import { words } from '#src/app/words.ts'
import { Button } from '#src/ui/button.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { SheetFoot } from '#src/ui/sheet-foot.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { couponActors } from './coupon-actors.ts'
import { CouponsSheetScreen } from './coupons-sheet.screen.tsx'

export async function spoken() {
  await words('coupon')()
  return CouponsSheet
}

export interface CouponsSheetProps {
  of: CouponsOf
  onClose: () => void
}

function CouponsSheet({ of, onClose }: CouponsSheetProps) {
  const { client } = useHouse()
  const isMember = useMember() !== null
  const [flow] = useState(() =>
    couponsFlow.provide({ actors: { ...couponActors(client), listening: listeningBy(client) } as never }),
  )
  const [snapshot, send] = useConversation(flow, { tab: 'index', of, isMember })
  useTopmost(onClose)
  return (
    <Sheet title={<Trans>Coupons</Trans>} onClose={onClose}>
      <CouponsSheetScreen snapshot={snapshot as never} send={send as never} />
      <SheetFoot>
        <PlaceButton wide kind="tonal" to="/pages/coupon/coupon">
          <Trans>All coupons</Trans>
        </PlaceButton>
        <Button wide kind="quiet" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </SheetFoot>
    </Sheet>
  )
}

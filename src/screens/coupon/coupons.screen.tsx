import { Trans, useLingui } from '@lingui/react/macro'
import { Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import { couponsFlow } from '#machines/coupon/coupons.flow.ts'
import type { CouponTab } from '#machines/coupon/coupons.rules.ts'
import { screen } from '#src/lib/screen.tsx'
import { CouponRows, type CouponsViewProps } from '#src/parts/coupon/rows.tsx'
import { Button } from '#src/ui/button.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { type Around, ListPage, listViews } from '#src/ui/list.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { TabStrip } from '#src/ui/tab-strip.tsx'

export const COUPON_TABS = ['index', 'unused', 'used', 'expired'] as const satisfies readonly CouponTab[]

const tabs: Record<CouponTab, () => { words: ReactNode; nothing: ReactNode; because: ReactNode }> = {
  index: () => ({
    words: <Trans comment="Tab: coupons that are given away now">To get</Trans>,
    nothing: <Trans>No coupons at the moment</Trans>,
    because: <Trans>New coupons of ours and of the stores stand here.</Trans>,
  }),
  unused: () => ({
    words: <Trans comment="Tab: coupons that can still be used">Unused</Trans>,
    nothing: <Trans>You have no coupons</Trans>,
    because: <Trans>Coupons you get stay here until you use them.</Trans>,
  }),
  used: () => ({
    words: <Trans comment="Tab: coupons that were used">Used</Trans>,
    nothing: <Trans>No used coupons</Trans>,
    because: <Trans>Coupons you have used stay here, with their order.</Trans>,
  }),
  expired: () => ({
    words: <Trans comment="Tab: coupons whose time is over">Expired</Trans>,
    nothing: <Trans>No expired coupons</Trans>,
    because: <Trans>Coupons you did not use in time stay here.</Trans>,
  }),
}

function Frame({ view, ...around }: Around<CouponsViewProps>) {
  const { t } = useLingui()
  const { head, tab: chosen } = view.context
  return (
    <ListPage view={view} {...around} title={<Trans>Coupons</Trans>}>
      <TabStrip
        label={t`Coupons`}
        parts={COUPON_TABS.map((key) => ({ key, words: tabs[key]().words }))}
        counts={head?.counts}
        chosen={chosen}
        onChoose={(tab) => view.send({ type: 'tab', tab })}
      />
      {around.children}
    </ListPage>
  )
}

function Nothing({ context: { tab }, send }: CouponsViewProps) {
  const { nothing, because } = tabs[tab]()
  return (
    <FullPageNote
      icon={Ticket}
      title={nothing}
      action={
        tab === 'index' ? (
          <PlaceButton to="/pages/shop/shop">
            <Trans>Go to the shop</Trans>
          </PlaceButton>
        ) : (
          <Button kind="quiet" onClick={() => send({ type: 'tab', tab: 'index' })}>
            <Trans>See what there is to get</Trans>
          </Button>
        )
      }
    >
      {because}
    </FullPageNote>
  )
}

const views = listViews<CouponsViewProps>({ Frame, Rows: CouponRows, Nothing })

export const CouponsScreen = screen(couponsFlow, {
  ...views,
  receiving: views.showing,
  received: views.showing,
  receiveRejected: views.showing,
})

import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Ticket } from 'lucide-react'
import { couponsFlow } from '#machines/coupon/coupons.flow.ts'
import { screen } from '#src/lib/screen.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { type Around, listViews } from '#src/ui/list.tsx'
import { CouponRows, type CouponsViewProps } from './rows.tsx'

/** A sheet is of the colour of a card: its cards are paper. */
const Cards = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    '--ground': 'var(--q-colors-paper)',
    '--around': 'var(--q-colors-surface)',
  },
})

const Frame = ({ refreshing, children }: Around<CouponsViewProps>) => <Cards aria-busy={refreshing}>{children}</Cards>

const Nothing = () => (
  <FullPageNote icon={Ticket} title={<Trans>No coupons at the moment</Trans>}>
    <Trans>New coupons of ours and of the stores stand here.</Trans>
  </FullPageNote>
)

const views = listViews<CouponsViewProps>({ Frame, Rows: CouponRows, Nothing })

export const CouponsSheetScreen = screen(
  couponsFlow,
  { ...views, receiving: views.showing, received: views.showing, receiveRejected: views.showing },
  'data-sheet',
)

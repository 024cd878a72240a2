import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Coupon, MemberCoupon } from '#contract/coupon.ts'
import { BRAND } from '#contract/limits.ts'
import { Card } from '#src/ui/surface.tsx'
import { Note, Strong } from '#src/ui/text.tsx'
import { CouponFigure, FromSum } from './figure.tsx'

const NOTCH = '9px'

/** A ticket: what it is worth on a stub, torn off from what it is for. */
const Ticket = chakra(Card, {
  base: {
    containerType: 'inline-size',
    '--stub': 'var(--q-colors-plum-soft)',
    '--stub-ink': 'var(--q-colors-plum)',
    '&[data-over]': { '--stub': 'var(--q-colors-sunken)', '--stub-ink': 'var(--q-colors-ink3)' },
  },
})
const Sides = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container (min-width: 17.5rem)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
})
const Stub = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    textAlign: 'center',
    gap: '1',
    minWidth: '0',
    paddingInline: '3',
    paddingBlock: '4',
    bg: 'var(--stub)',
    color: 'var(--stub-ink)',
    overflowWrap: 'anywhere',
    '& > span': { textStyle: 'note', fontSize: 'min(0.875rem, 8cqi)', color: 'inherit' },
    '@container (min-width: 17.5rem)': {
      borderInlineEndWidth: '2px',
      borderInlineEndStyle: 'dashed',
      borderInlineEndColor: 'surface',
      '&::before, &::after': {
        content: '""',
        position: 'absolute',
        width: `calc(2 * ${NOTCH})`,
        height: NOTCH,
        bg: 'var(--around, var(--q-colors-paper))',
        insetInlineEnd: `calc(-1 * ${NOTCH} - 1px)`,
      },
      '&::before': { top: '0', borderEndStartRadius: NOTCH, borderEndEndRadius: NOTCH },
      '&::after': { bottom: '0', borderStartStartRadius: NOTCH, borderStartEndRadius: NOTCH },
    },
  },
})
const Body = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '1',
    minWidth: '0',
    padding: '4',
    overflowWrap: 'anywhere',
  },
})
const Below = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    paddingTop: '2',
    '&:empty': { display: 'none' },
  },
})

export type Shown = Pick<
  Coupon | MemberCoupon,
  'name' | 'type' | 'amount' | 'percent' | 'min_amount' | 'scope_text' | 'store_name'
>

/** Whoever gives it bears it. */
const Whose = ({ of: { store_name } }: { of: Shown }) => <bdi>{store_name === '' ? BRAND : store_name}</bdi>

interface CouponCardProps {
  of: Shown
  /** Used, or over: nothing can be done with it any more. */
  over?: boolean
  /** Until when it holds. */
  until: ReactNode
  /** What can be done with it, and what became of that. */
  children?: ReactNode
}

export const CouponCard = ({ of: coupon, over = false, until, children }: CouponCardProps) => (
  <Ticket role="article" holds="picture" aria-label={coupon.name} data-over={over || undefined}>
    <Sides>
      <Stub>
        <CouponFigure of={coupon} />
        <span>
          <FromSum of={coupon} />
        </span>
      </Stub>
      <Body>
        <Strong as="h3" {...(over && { color: 'ink2' })}>
          <bdi>{coupon.name}</bdi>
        </Strong>
        <Note>
          <Whose of={coupon} />
          {coupon.scope_text !== '' && (
            <>
              {' · '}
              <bdi>{coupon.scope_text}</bdi>
            </>
          )}
        </Note>
        <Note>{until}</Note>
        <Below>{children}</Below>
      </Body>
    </Sides>
  </Ticket>
)

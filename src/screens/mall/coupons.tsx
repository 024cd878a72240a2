import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { Coupon } from '#contract/coupon.ts'
import { Worth, FromSum } from '#src/parts/coupon/figure.tsx'
import { rail } from '#src/theme/recipes/rail.ts'
import { Place, TextPlace } from '#src/ui/place.tsx'
import { Section } from '#src/ui/section.tsx'
import { Note } from '#src/ui/text.tsx'

const Rail = chakra('ul', {
  base: { ...rail, columnGap: '3', listStyle: 'none', '& > li': { flex: 'none', width: 'min(10rem, 70vw)' } },
})
const Way = chakra(Place, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '1',
    height: 'full',
    padding: '4',
    borderRadius: 'card',
    bg: 'surface',
    overflowWrap: 'anywhere',
    _hover: { bg: 'sunken' },
  },
})
const Large = chakra('span', { base: { textStyle: 'display', color: 'plum' } })

/** A few that are given away now; all of them stand on their page. */
export function Coupons({ of: coupons }: { of: readonly Coupon[] | null | undefined }) {
  if (!coupons || coupons.length === 0) return null
  return (
    <Section
      title={<Trans>Coupons</Trans>}
      all={
        <TextPlace to="/pages/coupon/coupon">
          <Trans>All coupons</Trans>
        </TextPlace>
      }
    >
      <Rail>
        {coupons.map((coupon) => (
          <li key={coupon.id}>
            <Way to="/pages/coupon/coupon">
              <Large>
                <Worth of={coupon} />
              </Large>
              <bdi>{coupon.name}</bdi>
              <Note as="span">
                <FromSum of={coupon} />
              </Note>
            </Way>
          </li>
        ))}
      </Rail>
    </Section>
  )
}

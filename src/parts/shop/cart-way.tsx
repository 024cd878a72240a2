import { chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { ShoppingCart } from 'lucide-react'
import { useCallback, useSyncExternalStore } from 'react'
import { cart } from '#contract/cart.ts'
import { useHouse, useIsHoused, useMemberId } from '#src/app/house.ts'
import { countIn, learnCount, onCount } from '#src/lib/cart-count.ts'
import { keptCount } from '#src/lib/kept-cart.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { IconPlace, IfBuilt } from '#src/ui/place.tsx'

const Count = chakra('span', {
  base: {
    position: 'absolute',
    top: '1',
    insetInlineEnd: '1',
    minWidth: '18px',
    paddingInline: '1',
    borderRadius: 'full',
    bg: 'ink',
    color: 'paper',
    textStyle: 'tiny',
    fontWeight: '700',
    textAlign: 'center',
  },
})

function Way({ many }: { many: number }) {
  const { t } = useLingui()
  return (
    <IfBuilt to="/pages/cart/cart">
      {(there) => (
        <IconPlace to={there} position="relative" aria-label={many > 0 ? t`Cart, ${many}` : t`Cart`}>
          <Icon of={ShoppingCart} />
          {many > 0 && (
            <Count aria-hidden>
              <Digits>{many}</Digits>
            </Count>
          )}
        </IconPlace>
      )}
    </IfBuilt>
  )
}

function Counted({ count }: { count: number | undefined }) {
  const { client } = useHouse()
  const member = useMemberId()
  const follow = useCallback(
    (heard: () => void) => {
      if (member !== undefined && count === undefined && countIn(member) === undefined)
        client.call(cart.index, {}).then(
          (read) => learnCount(member, read.count),
          () => undefined,
        )
      return onCount(heard)
    },
    [client, member, count],
  )
  const many = useSyncExternalStore(follow, () => (member === undefined ? keptCount() : (countIn(member) ?? count)))
  return <Way many={many ?? 0} />
}

/** The way to the cart, with how many pieces are in it: what the page knows of it, until more is known. */
export const CartWay = ({ count }: { count?: number | undefined }) =>
  useIsHoused() ? <Counted count={count} /> : <Way many={count ?? 0} />

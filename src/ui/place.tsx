import { chakra } from '@chakra-ui/react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import type { Address } from '#contract/addresses.ts'
import { type Built, usePlaces } from '#src/lib/places.ts'
import { button } from '#src/theme/recipes/button.ts'

const Anchor = chakra('a', { base: { color: 'inherit', textDecoration: 'none' } })
const ButtonAnchor = chakra('a', button)

const isPlain = (press: MouseEvent) =>
  !press.defaultPrevented && press.button === 0 && !press.metaKey && !press.ctrlKey && !press.shiftKey

function useVisit(to: Built) {
  const places = usePlaces()
  return {
    href: places.href(to),
    onPointerDown: () => places.warm(to),
    onClick: (press: MouseEvent) => {
      if (!isPlain(press)) return
      press.preventDefault()
      places.go(to)
    },
  }
}

export function Place({ to, ...rest }: { to: Built } & ComponentProps<typeof Anchor>) {
  return <Anchor {...useVisit(to)} {...rest} />
}

export function PlaceButton({ to, ...rest }: { to: Built } & ComponentProps<typeof ButtonAnchor>) {
  return <ButtonAnchor {...useVisit(to)} {...rest} />
}

export const IconPlace = chakra(Place, {
  base: {
    width: 'tap',
    height: 'tap',
    display: 'grid',
    placeItems: 'center',
    color: 'ink2',
    borderRadius: 'full',
    _hover: { bg: 'sunken' },
  },
})

export const TextPlace = chakra(Place, {
  base: {
    color: 'accent',
    fontWeight: '600',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'tap',
    minWidth: 'tap',
    borderRadius: 'control',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
})

/** Shows its children only when the place they lead to exists; a function is given the way there. */
export function IfBuilt({
  to,
  children,
  otherwise = null,
}: {
  to: Address | ''
  children: ReactNode | ((to: Built) => ReactNode)
  otherwise?: ReactNode
}) {
  if (!usePlaces().isBuilt(to)) return otherwise
  return typeof children === 'function' ? children(to) : children
}

import { createToaster, Toast, Toaster as Region } from '@chakra-ui/react'
import { useEffect } from 'react'
import { toast as recipe } from '#src/theme/slot-recipes/toast.ts'
import { Reading } from './reading.tsx'

let resolveMounted = () => {}
export const mounted = new Promise<void>((resolve) => {
  resolveMounted = resolve
})

const LEAST = 84
const ROOM = 64
const FOOT = 'calc(max(var(--kb, 0px), var(--tabs, 0px)) + var(--foot, 0px) + 16px)'
const SHEET = 'min(calc(var(--sheet, 0px) + 8px), calc(100dvh - 5.5rem))'

/**
 * Above the tabs or the keyboard, above what is to be pressed at the foot of a page or where it has none, and above a
 * sheet: as near its edge as the highest one needs.
 */
const OFFSETS = {
  left: '84px',
  right: '84px',
  top: '84px',
  bottom: `max(${LEAST}px, ${FOOT}, ${SHEET}, var(--buttons, 0px))`,
}

export const toaster = createToaster({ placement: 'bottom', max: 3, offsets: OFFSETS })

const heightOf = (name: string) => parseFloat(document.documentElement.style.getPropertyValue(name)) || 0

/** A form may end without a foot: a word that would lie on its button stands above it, if there is room. */
export function clearButtons(): void {
  const least = Math.max(LEAST, Math.max(heightOf('--kb'), heightOf('--tabs')) + heightOf('--foot') + 16)
  const clear = [...document.querySelectorAll('#content :is(a, button):not([data-row])')]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width }) => width > innerWidth / 2)
    .toSorted((one, other) => other.bottom - one.bottom)
    .reduce(
      (at, { top, bottom }) =>
        innerHeight - bottom < at + ROOM && innerHeight - top > at ? innerHeight - top + 8 : at,
      least,
    )
  document.documentElement.style.setProperty('--buttons', `${clear < innerHeight / 2 ? clear : least}px`)
}

export function Toaster() {
  useEffect(() => resolveMounted(), [])
  return (
    <Reading>
      <Region toaster={toaster}>
        {(toast) => (
          <Toast.Root recipe={recipe}>
            <Toast.Title>{toast.title}</Toast.Title>
          </Toast.Root>
        )}
      </Region>
    </Reading>
  )
}

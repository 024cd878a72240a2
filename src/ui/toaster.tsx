import { createToaster, Toast, Toaster as Region } from '@chakra-ui/react'
import { useEffect } from 'react'
import { toast as recipe } from '#src/theme/slot-recipes/toast.ts'
import { Reading } from './reading.tsx'

let resolveMounted = () => {}
export const mounted = new Promise<void>((resolve) => {
  resolveMounted = resolve
})

const FOOT = 'calc(var(--tabs, 0px) + var(--foot, 0px) + 16px)'
const SHEET = 'min(calc(var(--sheet, 0px) + 8px), calc(100dvh - 5.5rem))'

/** Above the tabs, above what is to be pressed at the foot of a page, and above a sheet: as near its edge as the highest one needs. */
const OFFSETS = {
  left: '84px',
  right: '84px',
  top: '84px',
  bottom: `max(84px, ${FOOT}, ${SHEET})`,
}

export const toaster = createToaster({ placement: 'bottom', max: 3, offsets: OFFSETS })

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

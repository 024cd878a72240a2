import { createToaster, Toast, Toaster as Region } from '@chakra-ui/react'
import { useEffect } from 'react'
import { toast as recipe } from '#src/theme/slot-recipes/toast.ts'
import { Reading } from './reading.tsx'

let tellMounted = () => {}
export const mounted = new Promise<void>((resolve) => {
  tellMounted = resolve
})

/** Above the tabs, and above what is to be pressed at the foot of a page. */
const OFFSETS = {
  left: '84px',
  right: '84px',
  top: '84px',
  bottom: 'max(84px, calc(var(--tabs, 0px) + var(--foot, 0px) + 16px))',
}

export const toaster = createToaster({ placement: 'bottom', max: 3, offsets: OFFSETS })

export function Toaster() {
  useEffect(() => tellMounted(), [])
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

import { createToaster, Toast, Toaster as Region } from '@chakra-ui/react'
import { useEffect } from 'react'
import { toast as recipe } from '#src/theme/slot-recipes/toast.ts'
import { Reading } from './reading.tsx'

let tellMounted = () => {}
export const mounted = new Promise<void>((resolve) => {
  tellMounted = resolve
})

export const toaster = createToaster({ placement: 'bottom', max: 3, offsets: '84px' })

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

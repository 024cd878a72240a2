import { Drawer } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { measured } from '#src/lib/measured.ts'
import { drawer } from '#src/theme/slot-recipes/drawer.ts'
import { Reading } from './reading.tsx'

interface SheetProps {
  title: ReactNode
  description?: ReactNode
  onClose: () => void
  children: ReactNode
}

const asSheet = measured('--sheet')

/** A question that rises over the screen; it is open because the screen's state says so. */
export function Sheet({ title, description, onClose, children }: SheetProps) {
  return (
    <Reading>
      <Drawer.Root recipe={drawer} open placement="bottom" onOpenChange={({ open }) => open || onClose()}>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content ref={asSheet}>
            <Drawer.Title>{title}</Drawer.Title>
            {description && <Drawer.Description>{description}</Drawer.Description>}
            {children}
          </Drawer.Content>
        </Drawer.Positioner>
      </Drawer.Root>
    </Reading>
  )
}

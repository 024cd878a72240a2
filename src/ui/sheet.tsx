import { Drawer } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
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

/** It is open because the screen's state says so. */
export function Sheet({ title, description, onClose, children }: SheetProps) {
  // By name from the first moment: the library looks once for what names it, and may look too early.
  const [named, described] = [useId(), useId()]
  return (
    <Reading>
      <Drawer.Root
        recipe={drawer}
        ids={{ title: named, description: described }}
        open
        placement="bottom"
        onOpenChange={({ open }) => open || onClose()}
      >
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content ref={asSheet} aria-labelledby={named} {...(description && { 'aria-describedby': described })}>
            <Drawer.Title>{title}</Drawer.Title>
            {description && <Drawer.Description>{description}</Drawer.Description>}
            {children}
          </Drawer.Content>
        </Drawer.Positioner>
      </Drawer.Root>
    </Reading>
  )
}

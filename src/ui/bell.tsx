import { useLingui } from '@lingui/react/macro'
import { Bell } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Icon, IconButton } from './icon.tsx'

interface BellButtonProps {
  /** What it says while there is something new. */
  news?: string | undefined
  /** What shows that there is. */
  children?: ReactNode
  onPress: () => void
  ref?: Ref<HTMLButtonElement>
}

/** Opens what the member was told. */
export function BellButton({ news, children, onPress, ref }: BellButtonProps) {
  const { t } = useLingui()
  return (
    <IconButton ref={ref} aria-label={news ?? t`Notices`} onClick={onPress} position="relative">
      <Icon of={Bell} />
      {children}
    </IconButton>
  )
}

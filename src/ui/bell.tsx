import { useLingui } from '@lingui/react/macro'
import { Bell } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Icon, IconButton } from './icon.tsx'

interface BellButtonProps {
  news?: string | undefined
  children?: ReactNode
  onPress: () => void
  ref?: Ref<HTMLButtonElement>
}

export function BellButton({ news, children, onPress, ref }: BellButtonProps) {
  const { t } = useLingui()
  return (
    <IconButton ref={ref} aria-label={news ?? t`Notices`} onClick={onPress} position="relative">
      <Icon of={Bell} />
      {children}
    </IconButton>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { cover, useCovered } from '#src/lib/covered.ts'
import { Covered } from '#src/ui/amount.tsx'
import { Icon, IconButton } from '#src/ui/icon.tsx'

export const Curtain = ({ children }: { children: ReactNode }) => <Covered value={useCovered()}>{children}</Covered>

export function EyeButton() {
  const { t } = useLingui()
  const covered = useCovered()
  return (
    <IconButton aria-label={t`Hide amounts`} aria-pressed={covered} onClick={() => cover(!covered)}>
      <Icon of={covered ? EyeOff : Eye} size={20} />
    </IconButton>
  )
}

import { chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { FileDown, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Built } from '#src/lib/places.ts'
import { Icon, IconButton } from '#src/ui/icon.tsx'
import { Page } from '#src/ui/page.tsx'
import { IconPlace } from '#src/ui/place.tsx'

const Actions = chakra('div', { base: { display: 'flex', marginInlineEnd: '-3' } })

/** A page of money: what it is called, and what can be done with the whole of it. */
export function MoneyPage({
  title,
  statement,
  eye,
  refreshing = false,
  onRefresh,
  children,
}: {
  title: ReactNode
  /** Where its statements are. */
  statement?: Built
  eye?: ReactNode
  refreshing?: boolean
  onRefresh?: (() => void) | undefined
  children: ReactNode
}) {
  const { t } = useLingui()
  return (
    <Page
      title={title}
      back
      refreshing={refreshing}
      actions={
        <Actions>
          {eye}
          {statement && (
            <IconPlace to={statement} aria-label={t`Statement`}>
              <Icon of={FileDown} size={20} />
            </IconPlace>
          )}
          {onRefresh && (
            <IconButton aria-label={t`Refresh`} onClick={onRefresh}>
              <Icon of={RotateCw} size={20} />
            </IconButton>
          )}
        </Actions>
      }
    >
      {children}
    </Page>
  )
}

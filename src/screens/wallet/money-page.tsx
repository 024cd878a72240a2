import { useLingui } from '@lingui/react/macro'
import { FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Built } from '#src/lib/places.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Page } from '#src/ui/page.tsx'
import { IconPlace } from '#src/ui/place.tsx'

interface MoneyPageProps {
  title: ReactNode
  /** Where its statements are. */
  statement?: Built
  eye?: ReactNode
  refreshing?: boolean
  onRefresh?: (() => void) | false
  children: ReactNode
}

/** A page of money: what it is called, and what can be done with the whole of it. */
export function MoneyPage({ statement, eye, children, ...page }: MoneyPageProps) {
  const { t } = useLingui()
  return (
    <Page
      {...page}
      back
      actions={
        <>
          {eye}
          {statement && (
            <IconPlace to={statement} aria-label={t`Statement`}>
              <Icon of={FileDown} size={20} />
            </IconPlace>
          )}
        </>
      }
    >
      {children}
    </Page>
  )
}

import { useLingui } from '@lingui/react/macro'
import { FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AccountName } from '#contract/quote.ts'
import { usePlaces, type Built } from '#src/lib/places.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Page } from '#src/ui/page.tsx'
import { IconPlace } from '#src/ui/place.tsx'

interface MoneyPageProps {
  title: ReactNode
  statement?: AccountName
  eye?: ReactNode
  refreshing?: boolean
  onRefresh?: (() => void) | false
  children: ReactNode
}

const LOG = '/pages/money/money_mx'

function statementOf(account: AccountName, current: string): Built {
  const [page, question = ''] = current.split('?')
  const shown = new URLSearchParams(page === LOG ? question : { account })
  shown.delete('statement')
  const rest = shown.toString()
  return `${LOG}?statement=${account}${rest && `&${rest}`}`
}

export function MoneyPage({ statement, eye, children, ...page }: MoneyPageProps) {
  const { t } = useLingui()
  const { current } = usePlaces()
  return (
    <Page
      {...page}
      back
      actions={
        <>
          {eye}
          {statement && (
            <IconPlace to={statementOf(statement, current)} aria-label={t`Statement`}>
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

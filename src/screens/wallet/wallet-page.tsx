import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AccountName } from '#contract/quote.ts'
import { Ways, type WayTo } from '#src/ui/ways.tsx'
import { refreshOf, type Around } from '#src/ui/list.tsx'
import type { Above } from './entries-actor.ts'
import type { EntriesSight } from './entry-views.tsx'
import { Curtain, EyeButton } from '#src/ui/eye.tsx'
import { MoneyPage } from './money-page.tsx'

const Heading = chakra('h2', { base: { textStyle: 'strong', marginTop: '6' } })

interface WalletPageProps<Told> extends Around<EntriesSight<Above<Told>>> {
  title: ReactNode
  account: AccountName
  /** What stands above the entries, once it is known. */
  head: (told: Told) => ReactNode
  ways: readonly WayTo[]
  /** What else is to be known, before the entries. */
  more?: (told: Told) => ReactNode
}

/** One account: what it holds, what can be done with it, and what came and went. */
export function WalletPage<Told>({
  title,
  account,
  sight,
  refreshing,
  head,
  ways,
  more,
  children,
}: WalletPageProps<Told>) {
  const { t } = useLingui()
  const { items, head: told } = sight.context
  return (
    <MoneyPage
      title={title}
      eye={<EyeButton />}
      statement={`/pages/money/money_mx?statement=${account}`}
      refreshing={refreshing}
      onRefresh={refreshOf(sight)}
    >
      <Curtain>
        {told?.above && (
          <>
            {head(told.above)}
            <Ways label={t`What you can do`} ways={ways} />
            {more?.(told.above)}
            {items.length > 0 && (
              <Heading>
                <Trans>Activity</Trans>
              </Heading>
            )}
          </>
        )}
        {children}
      </Curtain>
    </MoneyPage>
  )
}

import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AccountName } from '#contract/quote.ts'
import { Ways, type WayTo } from '#src/ui/ways.tsx'
import { canRefresh, type EntriesSight } from './entry-views.tsx'
import { Curtain, EyeButton } from './eye.tsx'
import { MoneyPage } from './money-page.tsx'

const Heading = chakra('h2', { base: { textStyle: 'strong', marginTop: '6' } })

interface WalletPageProps<Head> {
  title: ReactNode
  account: AccountName
  sight: EntriesSight<Head>
  /** What stands above the entries, once it is known. */
  head: (told: Head) => ReactNode
  ways: readonly WayTo[]
  /** What else is to be known, before the entries. */
  more?: (told: Head) => ReactNode
  children: ReactNode
}

/** One account: what it holds, what can be done with it, and what came and went. */
export function WalletPage<Head>({ title, account, sight, head, ways, more, children }: WalletPageProps<Head>) {
  const { t } = useLingui()
  const { context, state, send } = sight
  return (
    <MoneyPage
      title={title}
      eye={<EyeButton />}
      statement={`/pages/money/money_mx?statement=${account}`}
      refreshing={state === 'refreshing'}
      onRefresh={canRefresh(state) ? () => send({ type: 'refresh' }) : undefined}
    >
      <Curtain>
        {context.head && (
          <>
            {head(context.head)}
            <Ways label={t`What you can do`} ways={ways} />
            {more?.(context.head)}
            {context.items.length > 0 && (
              <Heading>
                <Trans>What came and went</Trans>
              </Heading>
            )}
          </>
        )}
        {children}
      </Curtain>
    </MoneyPage>
  )
}

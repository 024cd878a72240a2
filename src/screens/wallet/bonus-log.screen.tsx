import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Gift } from 'lucide-react'
import type { Given } from '#contract/endpoint.ts'
import type { MoneyLog, wallet } from '#contract/wallet.ts'
import { browseFlow } from '#machines/stock/browse.flow.ts'
import { EVERY_DAY, type Days } from '#machines/wallet/entries.rules.ts'
import { screen, type Sight } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { listViews, NothingFound, NothingYet, refreshOf } from '#src/ui/list.tsx'
import { EntryDays } from './entry-days.tsx'
import { DayFilter } from './entry-filters.tsx'
import { MoneyPage } from './money-page.tsx'
import { AtTodaysPrices, Sums } from './sums.tsx'

export const bonusFlow = browseFlow<MoneyLog, Days, Pick<Given<typeof wallet.bonusLog>, 'summary'>>()

const Line = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', paddingTop: '1' } })

/** What the pools paid. */
export const BonusLogScreen = screen(
  bonusFlow,
  listViews<Sight<typeof bonusFlow>>({
    Frame: ({ sight, refreshing, children }) => (
      <MoneyPage title={<Trans>Bonus log</Trans>} refreshing={refreshing} onRefresh={refreshOf(sight)}>
        <Line>
          <DayFilter filter={sight.context.filter} onFilter={(filter) => sight.send({ type: 'filter', filter })} />
        </Line>
        {children}
        <Onward from="/pages/jf/bonus_log" />
      </MoneyPage>
    ),
    Rows: ({ context: { head, items } }) => (
      <>
        {head && (
          <>
            <Sums income={head.summary.income} unit="EUR" />
            <AtTodaysPrices />
          </>
        )}
        <EntryDays entries={items} mixed />
      </>
    ),
    Nothing: (sight) =>
      sight.context.filter.from || sight.context.filter.until ? (
        <NothingFound onAll={() => sight.send({ type: 'filter', filter: EVERY_DAY })}>
          <Trans>No bonus was paid in these days.</Trans>
        </NothingFound>
      ) : (
        <NothingYet icon={Gift} title={<Trans>No bonuses yet</Trans>} sight={sight}>
          <Trans>
            Bonuses are paid only out of pools that fees and our own capital fill. None has been paid to you.
          </Trans>
        </NothingYet>
      ),
  }),
)

import { Trans, useLingui } from '@lingui/react/macro'
import { Gift } from 'lucide-react'
import type { Given } from '#contract/endpoint.ts'
import { BONUS_TYPES, type MoneyLog, type wallet } from '#contract/wallet.ts'
import { browseFlow } from '#machines/stock/browse.flow.ts'
import { EVERY_BONUS, type BonusFilter } from '#machines/wallet/entries.rules.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { Onward } from '#src/onward.tsx'
import { EntryDays } from '#src/parts/wallet/entry-days.tsx'
import { BONUS_WORDS } from '#src/parts/wallet/names.ts'
import { listViews, NothingFound, NothingYet, refreshOf } from '#src/ui/list.tsx'
import { Pick } from '#src/ui/pick.tsx'
import { Line } from '#src/ui/surface.tsx'
import { DayFilter } from './entry-filters.tsx'
import { MoneyPage } from './money-page.tsx'
import { AtTodaysPrices, Sums } from './sums.tsx'

export const bonusFlow = browseFlow<MoneyLog, BonusFilter, Pick<Given<typeof wallet.bonusLog>, 'summary'>>()

function Filters({ context: { filter }, send }: ViewProps<typeof bonusFlow>) {
  const { i18n, t } = useLingui()
  const take = (part: Partial<BonusFilter>) => send({ type: 'filter', filter: { ...filter, ...part } })
  return (
    <Line at="start" columnGap="2" rowGap="2">
      <Pick
        label={t`Bonus type`}
        parts={[
          { key: '', words: t`All bonuses` },
          ...BONUS_TYPES.map((key) => ({ key, words: i18n._(BONUS_WORDS[key]) })),
        ]}
        chosen={filter.type}
        plain=""
        onChoose={(type) => take({ type })}
      />
      <DayFilter filter={filter} onFilter={take} />
    </Line>
  )
}

export const BonusLogScreen = screen(
  bonusFlow,
  listViews<ViewProps<typeof bonusFlow>>({
    Frame: ({ view, refreshing, children }) => (
      <MoneyPage title={<Trans>Bonus log</Trans>} refreshing={refreshing} onRefresh={refreshOf(view)}>
        <Filters {...view} />
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
    Nothing: (view) =>
      Object.values(view.context.filter).some(Boolean) ? (
        <NothingFound onAll={() => view.send({ type: 'filter', filter: EVERY_BONUS })}>
          <Trans>You received no bonus of this type or in these days.</Trans>
        </NothingFound>
      ) : (
        <NothingYet icon={Gift} title={<Trans>No bonuses yet</Trans>} view={view}>
          <Trans>We pay bonuses only from funds that fees and our own capital fill. You have received none yet.</Trans>
        </NothingYet>
      ),
  }),
)

import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Gift, ListFilter } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Given } from '#contract/endpoint.ts'
import type { MoneyLog, wallet } from '#contract/wallet.ts'
import { browseFlow } from '#machines/stock/browse.flow.ts'
import { EVERY_DAY, type Days } from '#machines/wallet/entries.rules.ts'
import { screen, type Sight } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { Standing, Unreachable } from '#src/ui/standing.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { EntryDays } from './entry-days.tsx'
import { DayFilter } from './entry-filters.tsx'
import { ListFoot } from '#src/ui/list-foot.tsx'
import { MoneyPage } from './money-page.tsx'
import { AtTodaysPrices, Sums } from './sums.tsx'

export const bonusFlow = browseFlow<MoneyLog, Days, Given<typeof wallet.bonusLog>>()

type BonusSight = Sight<typeof bonusFlow>

const Line = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', paddingTop: '1' } })
const RESTS = new Set<BonusSight['state']>(['empty', 'showing', 'ended', 'stuck'])

const Frame = ({ sight: { context, state, send }, children }: { sight: BonusSight; children: ReactNode }) => (
  <MoneyPage
    title={<Trans>Bonuses</Trans>}
    refreshing={state === 'refreshing'}
    onRefresh={RESTS.has(state) ? () => send({ type: 'refresh' }) : undefined}
  >
    <Line>
      <DayFilter filter={context.filter} onFilter={(filter) => send({ type: 'filter', filter })} />
    </Line>
    {children}
  </MoneyPage>
)

const Listed = (sight: BonusSight) => {
  const { context, state, send } = sight
  return (
    <Frame sight={sight}>
      {context.answer && (
        <>
          <Sums income={context.answer.summary.income} unit="EUR" />
          <AtTodaysPrices />
        </>
      )}
      <EntryDays entries={context.items} mixed />
      <ListFoot list={context} state={state} trouble={context.trouble} onMore={() => send({ type: 'more' })} />
    </Frame>
  )
}

/** What the pools paid. */
export const BonusLogScreen = screen(bonusFlow, {
  opening: (sight) => (
    <Frame sight={sight}>
      <Waiting rows={6} />
    </Frame>
  ),
  settling: Listed,
  empty: (sight) => (
    <Frame sight={sight}>
      <Standing
        icon={Gift}
        title={<Trans>No bonuses yet</Trans>}
        action={
          <Button kind="quiet" onClick={() => sight.send({ type: 'refresh' })}>
            <Trans>Look again</Trans>
          </Button>
        }
      >
        <Trans>Bonuses are paid only out of pools that fees and our own capital fill. None has been paid to you.</Trans>
      </Standing>
    </Frame>
  ),
  nothingFound: (sight) => (
    <Frame sight={sight}>
      <Standing
        icon={ListFilter}
        title={<Trans>Nothing found</Trans>}
        action={
          <Button kind="quiet" onClick={() => sight.send({ type: 'filter', filter: EVERY_DAY })}>
            <Trans>Show everything</Trans>
          </Button>
        }
      >
        <Trans>No bonus was paid in these days.</Trans>
      </Standing>
    </Frame>
  ),
  unreachable: (sight) => (
    <Frame sight={sight}>
      <Unreachable because={sight.context.trouble} onRetry={() => sight.send({ type: 'retry' })} />
    </Frame>
  ),
  showing: Listed,
  ended: Listed,
  appending: Listed,
  stuck: Listed,
  refreshing: Listed,
})

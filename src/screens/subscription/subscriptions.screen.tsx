import { Trans, useLingui } from '@lingui/react/macro'
import { Repeat } from 'lucide-react'
import { SUBSCRIBE_STATUSES, type SubscribeItem } from '#contract/subscription.ts'
import { browseFlow } from '#machines/stock/browse.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { ListPage, listViews, NothingFound, NothingYet, type Around } from '#src/ui/list.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { TabStrip } from '#src/ui/tab-strip.tsx'
import { STATUS_WORDS } from '../invest/status-words.ts'
import { ItemRow } from './item-row.tsx'

export const subscriptionsFlow = browseFlow<SubscribeItem, { status: (typeof SUBSCRIBE_STATUSES)[number] | '' }>()
type SubscriptionsViewProps = ViewProps<typeof subscriptionsFlow>

function Frame({ view, ...around }: Around<SubscriptionsViewProps>) {
  const { i18n, t } = useLingui()
  return (
    <ListPage view={view} {...around} title={<Trans>Subscriptions</Trans>}>
      <TabStrip
        label={t`Subscriptions`}
        parts={[
          { key: 'all', words: <Trans comment="Tab: all subscriptions">All</Trans> },
          ...SUBSCRIBE_STATUSES.map((key) => ({ key, words: i18n._(STATUS_WORDS[key]) })),
        ]}
        chosen={view.context.filter.status || 'all'}
        onChoose={(tab) => view.send({ type: 'filter', filter: { status: tab === 'all' ? '' : tab } })}
      />
      {around.children}
    </ListPage>
  )
}

export const SubscriptionsScreen = screen(
  subscriptionsFlow,
  listViews<SubscriptionsViewProps>({
    Frame,
    Rows: ({ context }) => (
      <Rows>
        {context.items.map((one) => (
          <ItemRow key={one.id} of={one} />
        ))}
      </Rows>
    ),
    Nothing: (view) =>
      view.context.filter.status ? (
        <NothingFound onAll={() => view.send({ type: 'filter', filter: { status: '' } })}>
          <Trans>No subscription has this status.</Trans>
        </NothingFound>
      ) : (
        <NothingYet icon={Repeat} title={<Trans>No subscriptions yet</Trans>} view={view}>
          <Trans>
            Subscriptions stand here as soon as one is published, each with its price, its term and its risk.
          </Trans>
        </NothingYet>
      ),
  }),
)

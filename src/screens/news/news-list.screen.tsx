import { Plural, Trans } from '@lingui/react/macro'
import { Newspaper } from 'lucide-react'
import type { NewsItem } from '#contract/home.ts'
import { listFlow } from '#machines/stock/list.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { NewsRows } from '#src/parts/news/news-rows.tsx'
import { ListPage, listViews, NothingYet } from '#src/ui/list.tsx'

export const newsFlow = listFlow<NewsItem, { type_id?: number | undefined }>()

const Views = ({ of: count }: { of: number }) =>
  count > 0 && (
    <>
      {' '}
      · <Plural value={count} one="# view" other="# views" />
    </>
  )

const viewsOf = ({ view_count }: NewsItem) => <Views of={view_count} />

export const NewsListScreen = screen(
  newsFlow,
  listViews<ViewProps<typeof newsFlow>>({
    Frame: (around) => <ListPage title={<Trans>News</Trans>} {...around} />,
    Rows: ({ context }) => <NewsRows items={context.items} besides={viewsOf} />,
    Nothing: (view) => (
      <NothingYet icon={Newspaper} title={<Trans>Nothing has been published yet</Trans>} view={view}>
        <Trans>You find news and changes here.</Trans>
      </NothingYet>
    ),
  }),
)

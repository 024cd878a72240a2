import { Plural, Trans } from '@lingui/react/macro'
import { Newspaper } from 'lucide-react'
import type { NewsItem } from '#contract/home.ts'
import { listFlow } from '#machines/stock/list.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { ListPage, listViews, NothingYet } from '#src/ui/list.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { NewsRow } from './news-row.tsx'

export const newsFlow = listFlow<NewsItem, { type_id?: number | undefined }>()

const Views = ({ of: count }: { of: number }) =>
  count > 0 && (
    <>
      {' '}
      · <Plural value={count} one="# view" other="# views" />
    </>
  )

export const NewsListScreen = screen(
  newsFlow,
  listViews<ViewProps<typeof newsFlow>>({
    Frame: (around) => <ListPage title={<Trans>News</Trans>} {...around} />,
    Rows: ({ context }) => (
      <Rows>
        {context.items.map((item) => (
          <NewsRow key={item.id} item={item} besides={<Views of={item.view_count} />} />
        ))}
      </Rows>
    ),
    Nothing: (view) => (
      <NothingYet icon={Newspaper} title={<Trans>Nothing has been published yet</Trans>} view={view}>
        <Trans>You find news and changes here.</Trans>
      </NothingYet>
    ),
  }),
)

import { Trans } from '@lingui/react/macro'
import type { NewsItem } from '#contract/home.ts'
import { NewsRows } from '#src/parts/news/news-rows.tsx'
import { PlaceRow } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Note } from '#src/ui/text.tsx'

export function NewsList({ items }: { items: readonly NewsItem[] }) {
  return (
    <Section title={<Trans>News</Trans>}>
      {items.length === 0 && (
        <Note paddingInline="1">
          <Trans>Nothing has been published yet.</Trans>
        </Note>
      )}
      <NewsRows items={items}>
        {items.length > 0 && <PlaceRow to="/pages/news/news_list" label={<Trans>All news</Trans>} />}
      </NewsRows>
    </Section>
  )
}

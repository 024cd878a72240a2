import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { NewsItem } from '#contract/home.ts'
import { NewsRow } from '#src/parts/news/news-row.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'

const Heading = chakra('h2', { base: { textStyle: 'strong', marginTop: '6' } })
const Nothing = chakra('p', { base: { textStyle: 'note', color: 'ink3', paddingBlock: '3' } })

export function NewsList({ items }: { items: readonly NewsItem[] }) {
  return (
    <section>
      <Heading>
        <Trans>News</Trans>
      </Heading>
      {items.length === 0 && (
        <Nothing>
          <Trans>Nothing has been published yet.</Trans>
        </Nothing>
      )}
      <Rows>
        {items.map((item) => (
          <NewsRow key={item.id} item={item} />
        ))}
        {items.length > 0 && <PlaceRow to="/pages/news/news_list" label={<Trans>All news</Trans>} />}
      </Rows>
    </section>
  )
}

import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { Address } from '#contract/addresses.ts'
import type { NewsItem } from '#contract/home.ts'
import { IfBuilt } from '#src/ui/place.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { PlaceRow, Row, Rows } from '#src/ui/rows.tsx'

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
      </Rows>
    </section>
  )
}

function NewsRow({ item }: { item: NewsItem }) {
  const to: Address = `/pages/news/news_detail?id=${item.id}`
  const inside = { label: item.title, note: <Moment at={item.create_time} /> }
  return (
    <IfBuilt to={to} otherwise={<Row {...inside} />}>
      <PlaceRow to={to} {...inside} />
    </IfBuilt>
  )
}

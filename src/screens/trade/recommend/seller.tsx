import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import type { Recommendation } from '#contract/recommendation.ts'
import { percent } from '#src/lib/share-text.ts'
import { wayOut } from '#src/lib/way-out.ts'
import { Face } from '#src/parts/trade/face.tsx'
import { row } from '#src/theme/recipes/row.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Rate } from '#src/ui/rate.tsx'
import { TextPlace } from '#src/ui/place.tsx'
import { Tag } from '#src/ui/surface.tsx'
import { Heading, Note } from '#src/ui/text.tsx'

const Item = chakra('li', { base: { ...row, alignItems: 'flex-start' } }, { defaultProps: { 'data-row': '' } })
const Words = chakra('div', {
  base: {
    flex: '1',
    minWidth: '0',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1',
  },
})
const Head = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' } })
const Where = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', paddingBottom: '0.5' } })
const Price = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3', textStyle: 'note' },
})

/** Where a link goes, as the network reads it: letters that look like others show what they are. */
const hostOf = (link: string): string => (URL.canParse(link) ? new URL(link).host : '')

const toneOf = (change: string) => (change.startsWith('-') ? 'bad' : /[1-9]/.test(change) ? 'good' : 'ink2')

export function Seller({ name, tag, desc, price, change, link }: Recommendation) {
  const { i18n } = useLingui()
  const moved = percent(change, i18n.locale, true)
  return (
    <Item>
      <span data-lead="">
        <Face name={name} />
      </span>
      <Words>
        <Head>
          <Heading minWidth="0">
            <bdi>{name}</bdi>
          </Heading>
          {tag !== '' && <Tag>{tag}</Tag>}
        </Head>
        {desc !== '' && <Note>{desc}</Note>}
        <Price>
          <chakra.span fontWeight="600">
            <Rate rate={price} from="COIN" to="EUR" />
          </chakra.span>
          <chakra.span color={toneOf(change)}>
            <Trans>
              <Digits>{moved}</Digits> in a day
            </Trans>
          </chakra.span>
        </Price>
        <Where>
          <Way link={link} />
        </Where>
      </Words>
    </Item>
  )
}

function Way({ link }: { link: string }) {
  const host = hostOf(link)
  if (host === '') return null
  return (
    <TextPlace to={wayOut(link)} gap="2" justifySelf="start">
      <Digits whiteSpace="normal" overflowWrap="anywhere">
        {host}
      </Digits>
      <Icon of={ExternalLink} size={18} mirrors />
    </TextPlace>
  )
}

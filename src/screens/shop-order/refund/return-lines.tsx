import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { decimalOf, minorOf } from '#contract/money.ts'
import type { OrderGoods, ShopOrderInfo } from '#contract/shop-order.ts'
import { GoodsCover } from '#src/parts/shop/cover.tsx'
import { Price } from '#src/parts/shop/price.tsx'
import { row } from '#src/theme/recipes/row.ts'
import { Digits } from '#src/ui/amount.tsx'
import { ChoiceGroup, ChoiceLegend } from '#src/ui/choices.tsx'
import { Note, Strong } from '#src/ui/text.tsx'
import { useStands, useTouch } from '#src/ui/use-touched.ts'
import { Sum } from './comes-back.tsx'
import { LineMark } from '../line-mark.tsx'

const Lines = chakra('div', { base: { clear: 'both' } })
const Line = chakra(
  'label',
  {
    base: {
      ...row,
      paddingBlock: '3',
      cursor: 'pointer',
      '& > [data-lead] > *': { width: '13', height: '13' },
      '&:has(> :disabled)': { cursor: 'default' },
      '&:has(> :disabled) > [data-lead]': { opacity: '.5' },
    },
  },
  { defaultProps: { 'data-row': '' } },
)
const Box = chakra('input', { base: { width: '6', height: '6', flex: 'none', accentColor: 'var(--q-colors-accent)' } })
const Words = chakra('span', {
  base: {
    flex: '1',
    minWidth: '0',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    overflowWrap: 'anywhere',
  },
})

const priceOf = ({ num, price, points_price }: OrderGoods) => ({
  price: decimalOf(minorOf(price, 'EUR') * BigInt(num), 'EUR'),
  points_price: points_price * num,
})

type Share = ShopOrderInfo['refundable']['items'][number]

/** What comes back of it, and its price where that is more. */
function Comes({ of: line, share }: { of: OrderGoods; share: Share }): ReactNode {
  const whole = priceOf(line)
  const isWhole = whole.price === share.amount && whole.points_price === share.points
  return (
    <>
      <Strong>
        <Sum of={share} />
      </Strong>
      {!isWhole && (
        <Note as="span">
          <Trans comment="The price of what is returned, beside what was really paid for it">
            of a price of <Price of={whole} />
          </Trans>
        </Note>
      )}
    </>
  )
}

interface ReturnLinesProps {
  of: ShopOrderInfo
  chosen: readonly number[]
  onChoose: (ids: readonly number[]) => void
  error: ReactNode
}

/** Lines return whole; what is decided already stays last, with what became of it. */
export function ReturnLines({ of: { goods, refundable }, chosen, onChoose, error: found }: ReturnLinesProps) {
  const id = useId()
  const error = useStands(found, 'item_ids')
  const touch = useTouch()
  const shareOf = ({ id: line }: OrderGoods) => refundable.items.find(({ item_id }) => item_id === line)
  const sorted = [...goods.filter(shareOf), ...goods.filter((line) => !shareOf(line))]
  return (
    <div>
      <ChoiceGroup aria-describedby={error ? id : undefined}>
        <ChoiceLegend>
          <Trans>What do you want to return?</Trans>
        </ChoiceLegend>
        <Lines>
          {sorted.map((line) => {
            const share = shareOf(line)
            return (
              <Line key={line.id}>
                <span data-lead="">
                  <GoodsCover picture={line.cover ?? undefined} seed={line.code} motif={line.motif} size="row" />
                </span>
                <Words>
                  <span>
                    <bdi>{line.name}</bdi> {line.num > 1 && <Digits whiteSpace="nowrap">× {line.num}</Digits>}
                  </span>
                  {line.text !== '' && (
                    <Note as="span">
                      <bdi>{line.text}</bdi>
                    </Note>
                  )}
                  {share ? <Comes of={line} share={share} /> : <LineMark of={line} />}
                </Words>
                <Box
                  type="checkbox"
                  name="item_ids"
                  value={line.id}
                  disabled={!share}
                  checked={chosen.includes(line.id)}
                  aria-invalid={error && share ? true : undefined}
                  aria-describedby={error && share ? id : undefined}
                  onChange={({ currentTarget: { checked } }) => {
                    touch('item_ids')
                    onChoose(checked ? [...chosen, line.id] : chosen.filter((one) => one !== line.id))
                  }}
                />
              </Line>
            )
          })}
        </Lines>
      </ChoiceGroup>
      {error && (
        <Note id={id} role="alert" tone="bad" marginTop="1">
          {error}
        </Note>
      )}
    </div>
  )
}

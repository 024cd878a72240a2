import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ComponentProps, type PointerEvent, type ReactNode } from 'react'
import type { ChartPoint, WorthPoint } from '#contract/equity.ts'
import { priceText } from '#src/lib/format.ts'
import { longDay } from '#src/lib/day-text.ts'
import { Digits, useIsCovered } from '../amount.tsx'
import { boundsOf, HEIGHT, lineOf, nearest, placesOf, spotsOf, WIDTH } from './series.ts'
import { ChartTable } from './table.tsx'
import { Value } from './value.tsx'

const Figure = chakra('figure', {
  base: { padding: '4', borderRadius: 'card', bg: 'var(--ground, var(--q-colors-surface))' },
})
const Reading = chakra('figcaption', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '3',
    minHeight: '6',
    textStyle: 'note',
    color: 'ink2',
    '& > span': { maxWidth: 'full' },
    '& strong': { fontWeight: '600', color: 'ink' },
  },
})
/** A line runs from left to right in every language. A page still scrolls under a finger that moves up or down. */
const Field = chakra('div', {
  base: {
    position: 'relative',
    direction: 'ltr',
    marginTop: '2',
    aspectRatio: `${WIDTH} / ${HEIGHT}`,
    touchAction: 'pan-y',
    borderRadius: 'inner',
    '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '& > svg': { position: 'absolute', inset: '0', width: 'full', height: 'full', color: 'ink2' },
    '& > svg > path': { stroke: 'line', strokeWidth: '1', fill: 'none', vectorEffect: 'non-scaling-stroke' },
    '& > svg > path[data-at]': { stroke: 'edge' },
    '& > svg > polyline': { vectorEffect: 'non-scaling-stroke' },
    '& > svg > polyline[data-besides]': { color: 'ink3', strokeDasharray: '4 4' },
    '& > svg > circle': { fill: 'ink', stroke: 'surface', strokeWidth: '2' },
    '& > input': {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      margin: '0',
      opacity: '0',
      pointerEvents: 'none',
    },
  },
})
const Besides = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'note',
    color: 'ink2',
    '& > i': { flex: 'none', width: '5', borderTopWidth: '2px', borderTopStyle: 'dashed', borderColor: 'ink3' },
    '& > span': { minWidth: '0' },
  },
})
const Said = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    marginTop: '2',
    aspectRatio: `${WIDTH} / ${HEIGHT}`,
    textStyle: 'note',
    color: 'ink2',
    '& > p': { paddingInline: '4', textAlign: 'center' },
  },
})
/** What comes in its place is as high as what was there. */
const Room = chakra('div', { base: { minHeight: '36px' } })
const Ends = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '3',
    direction: 'ltr',
    textStyle: 'tiny',
    color: 'ink3',
    paddingTop: '1.5',
    minHeight: '6',
    '& > span': { minWidth: '0' },
  },
})

interface ChartProps {
  title: string
  points: readonly (ChartPoint & Partial<WorthPoint>)[]
  /** What the second line is, where what was put in is drawn beside the worth. */
  besides?: string
  text?: (value: string, locale: string, places: number) => string
  /** It is about what the reader owns: it is covered where amounts are. */
  own?: boolean
  busy?: boolean
  instead?: ReactNode
  children?: ReactNode
}

export function Chart({
  title,
  points,
  besides,
  text = priceText,
  own = false,
  busy = false,
  instead,
  children,
}: ChartProps) {
  const isCovered = useIsCovered() && own
  if (!instead && !isCovered && points.length > 0) {
    const places = placesOf(points)
    const line = {
      title,
      points,
      text: (value: string, locale: string) => text(value, locale, places),
      ...(besides !== undefined && { besides }),
    }
    return (
      <Figure aria-busy={busy}>
        <Line {...line} />
        {children}
        <ChartTable {...line} />
      </Figure>
    )
  }
  const isToCome = instead !== undefined || isCovered
  return (
    <Figure aria-busy={busy}>
      <Reading>
        <span>{title}</span>
      </Reading>
      <Said>{instead ?? <p>{isCovered ? <Trans>Amounts are hidden.</Trans> : <NothingYet />}</p>}</Said>
      {isToCome && <Ends />}
      {children}
      {isToCome && <Room />}
    </Figure>
  )
}

const NothingYet = () => <Trans>No value is recorded yet. The line begins with the first day.</Trans>

function Line({ title, points, besides, text }: ComponentProps<typeof ChartTable>) {
  const { i18n, t } = useLingui()
  const [day, read] = useState<string>()
  const found = points.findIndex(({ date }) => date === day)
  const place = found < 0 ? points.length - 1 : found
  const put = besides === undefined ? [] : points.map(({ price, put_in = price }) => put_in)
  const field = [...points.map(({ price }) => price), ...put]
  const spots = spotsOf(points, undefined, field)
  const [point, spot] = [points[place], spots[place]]
  const [first, last, bounds] = [points[0], points.at(-1), boundsOf(points)]
  if (!point || !spot || !first || !last || !bounds) return null

  const value = (one: ChartPoint) => text(one.price, i18n.locale)
  const on = (one: ChartPoint) => longDay(one.date, i18n.locale)
  const [low, high] = [value(bounds.low), value(bounds.high)]
  const [since, until, began, ended] = [on(first), on(last), value(first), value(last)]
  const putAt = (at: number) => text(put[at] ?? '', i18n.locale)
  const putOver = besides === undefined ? '' : ` ${besides}: ${putAt(0)} – ${putAt(points.length - 1)}.`
  const putThen = besides === undefined ? '' : ` · ${besides}: ${putAt(place)}`
  const readAt = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    read(points[nearest(spots, (clientX - left) / width)]?.date)
  }
  return (
    <>
      <Reading>
        <span>{title}</span>
        <span>
          <strong>
            <Value>{value(point)}</Value>
          </strong>{' '}
          · <Digits>{point.date}</Digits>
        </span>
      </Reading>
      {besides !== undefined && (
        <Besides>
          <i aria-hidden />
          <span>
            {besides}: <Value>{putAt(place)}</Value>
          </span>
        </Besides>
      )}
      <Field
        onPointerDown={readAt}
        onPointerMove={readAt}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && read(undefined)}
      >
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={
            t`${title} from ${since} to ${until}: ${began} to ${ended}. Lowest ${low}, highest ${high}.` + putOver
          }
        >
          <path d={`M0 .5H${WIDTH}M0 ${HEIGHT - 0.5}H${WIDTH}`} />
          {points.length > 1 && <path data-at="" d={`M${spot.x.toFixed(1)} 0V${HEIGHT}`} />}
          {put.length > 0 && (
            <polyline
              data-besides=""
              points={lineOf(spotsOf(points, put, field))}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
            />
          )}
          <polyline points={lineOf(spots)} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
          <circle cx={spot.x} cy={spot.y} r="5" />
        </svg>
        {points.length > 1 && (
          // What a slider says when it moves is said politely, once, and in the words of the value.
          <input
            type="range"
            min={0}
            max={points.length - 1}
            value={place}
            aria-label={t`${title}, day by day`}
            aria-valuetext={`${value(point)}${putThen} · ${on(point)}`}
            onChange={({ currentTarget }) => read(points[Number(currentTarget.value)]?.date)}
          />
        )}
      </Field>
      <Ends>
        <Digits>{first.date}</Digits>
        {points.length > 1 && (
          <span dir="auto">
            <Trans comment="The lowest and the highest value of a chart">
              <Value>{low}</Value> to <Value>{high}</Value>
            </Trans>
          </span>
        )}
        {points.length > 1 && <Digits>{last.date}</Digits>}
      </Ends>
    </>
  )
}

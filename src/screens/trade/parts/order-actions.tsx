import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Ban, CalendarClock, ChevronRight, CircleCheck, Flag, ImagePlus, type LucideIcon, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OrderEvent, TradeOrder } from '#contract/order.ts'
import { pressed, row } from '#src/theme/recipes/row.ts'
import { Button } from '#src/ui/button.tsx'
import { Countdown } from '#src/ui/countdown.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { Tile } from '#src/ui/tile.tsx'
import { Note } from '#src/ui/text.tsx'

export interface Way {
  readonly event: OrderEvent
  readonly words: ReactNode
  readonly kind?: 'main' | 'quiet' | 'danger'
  /** Leads on before it is allowed, too: what opens there says when it will be. */
  readonly early?: boolean
  readonly onPress: () => void
}

const Each = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1' } })
const Press = chakra('button', { base: pressed }, { defaultProps: { type: 'button', 'data-row': '' } })
const Shut = chakra(
  'div',
  {
    base: {
      ...row,
      color: 'ink3',
      '& > div': { flex: '1', minWidth: '0' },
      '& button': { minHeight: 'tap', minWidth: 'tap', textAlign: 'start' },
    },
  },
  { defaultProps: { 'data-row': '' } },
)

const ICONS: Partial<Record<OrderEvent, LucideIcon>> = {
  extend: CalendarClock,
  askCancel: Ban,
  cancel: Ban,
  confirm: CircleCheck,
  dispute: Flag,
  evidence: ImagePlus,
}

const WayTile = ({ event }: Pick<Way, 'event'>) => (
  <span data-lead="">
    <Tile icon={ICONS[event] ?? Undo2} />
  </span>
)

/** What says nothing that the screen does not say better: who else may, or that everything stands still. */
const SILENT: ReadonlySet<string> = new Set(['not-yours', 'not-now', 'order-frozen', 'said-already'])

type Judged = Pick<TradeOrder, 'allowed' | 'refused'>

export const opensAt = ({ refused }: Pick<Judged, 'refused'>, event: OrderEvent): number | undefined =>
  refused.find((one) => one.event === event)?.allowed_time

function judge({ allowed, refused }: Judged, ways: readonly Way[]) {
  const isOpen = ({ event, early }: Way) =>
    allowed.includes(event) || (early === true && opensAt({ refused }, event) !== undefined)
  const open = ways.filter(isOpen)
  const shut = ways.flatMap((way) => {
    const why = refused.find(({ event, code }) => event === way.event && !SILENT.has(code))
    return why && !isOpen(way) ? [{ ...way, why }] : []
  })
  return { open, shut }
}

export function hasActions(order: Judged, ways: readonly Way[]): boolean {
  const { open, shut } = judge(order, ways)
  return open.length + shut.length > 0
}

interface ActionsProps {
  order: Judged
  ways: readonly Way[]
  busy?: boolean
  onTime: () => void
}

type Refused = TradeOrder['refused'][number]

const Why = ({ of: { text, allowed_time }, onTime }: { of: Refused; onTime: () => void }) =>
  allowed_time === undefined ? (
    text
  ) : (
    <Trans>
      Available in <Countdown until={allowed_time} onEnd={onTime} />
    </Trans>
  )

/** Only the first may be the main one. */
export function OrderActions({ order, ways, busy = false, onTime }: ActionsProps) {
  const { open, shut } = judge(order, ways)
  return (
    <>
      {open.map(({ event, words, kind = 'quiet', onPress }, place) => (
        <Button
          key={event}
          wide
          kind={kind === 'main' && place > 0 ? 'quiet' : kind}
          aria-disabled={busy}
          onClick={() => busy || onPress()}
        >
          {words}
        </Button>
      ))}
      {shut.map(({ event, words, why }) => (
        <Each key={event}>
          <Button wide kind="quiet" disabled aria-describedby={`why-${event}`}>
            {words}
          </Button>
          <Note align="center" id={`why-${event}`}>
            <Why of={why} onTime={onTime} />
          </Note>
        </Each>
      ))}
    </>
  )
}

export function OtherActions({ order, ways, busy = false, onTime }: ActionsProps) {
  const { open, shut } = judge(order, ways)
  if (open.length + shut.length === 0) return null
  return (
    <Rows>
      {open.map(({ event, words, onPress }) => (
        <Press key={event} aria-disabled={busy} onClick={() => busy || onPress()}>
          <WayTile event={event} />
          <chakra.span flex="1" minWidth="0" fontWeight="600">
            {words}
          </chakra.span>
          <chakra.span color="ink3" display="flex">
            <Icon of={ChevronRight} size={18} mirrors />
          </chakra.span>
        </Press>
      ))}
      {shut.map(({ event, words, why }) => (
        <Shut key={event}>
          <WayTile event={event} />
          <div>
            <button type="button" disabled aria-describedby={`why-${event}`}>
              {words}
            </button>
            <Note id={`why-${event}`}>
              <Why of={why} onTime={onTime} />
            </Note>
          </div>
        </Shut>
      ))}
    </Rows>
  )
}

import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { OrderEvent, TradeOrder } from '#contract/order.ts'
import { Button } from '#src/ui/button.tsx'

/** What one side can be offered to do, in the order in which it is shown. */
export interface Way {
  readonly event: OrderEvent
  readonly words: ReactNode
  readonly kind?: 'main' | 'quiet' | 'danger'
  readonly onPress: () => void
}

const Each = chakra('div', { base: { display: 'grid', gap: '1' } })
const Reason = chakra('p', {
  base: { textStyle: 'note', color: 'ink2', textAlign: 'center', overflowWrap: 'anywhere' },
})

/** What says nothing that the screen does not say better: who else may, or that everything stands still. */
const SILENT: ReadonlySet<string> = new Set(['not-yours', 'not-now', 'order-frozen', 'said-already'])

interface OrderActionsProps {
  order: Pick<TradeOrder, 'allowed' | 'refused'>
  ways: readonly Way[]
  /** While something is being done, nothing else can be pressed. */
  busy?: boolean
}

/** What the server allows, as buttons; what it refuses for now, with its reason. Only the first may be the main one. */
export function OrderActions({ order: { allowed, refused }, ways, busy = false }: OrderActionsProps) {
  const open = ways.filter(({ event }) => allowed.includes(event))
  const shut = ways.flatMap((way) => {
    const why = refused.find(({ event, code }) => event === way.event && !SILENT.has(code))
    return why && !allowed.includes(way.event) ? [{ ...way, why }] : []
  })
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
          <Reason id={`why-${event}`}>{why.text}</Reason>
        </Each>
      ))}
    </>
  )
}

export const hasActions = ({ allowed, refused }: OrderActionsProps['order'], ways: readonly Way[]): boolean =>
  ways.some(
    ({ event }) => allowed.includes(event) || refused.some((why) => why.event === event && !SILENT.has(why.code)),
  )

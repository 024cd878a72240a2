import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { urgentOrdersFlow } from '#machines/merchant/urgent-orders.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { InboxRow } from '#src/parts/trade/inbox-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { TextPlace } from '#src/ui/place.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'

type UrgentOrdersViewProps = ViewProps<typeof urgentOrdersFlow>

const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: '3' },
})
const Heading = chakra('h2', { base: { textStyle: 'strong' } })
const Nothing = chakra('p', { base: { color: 'ink2', paddingBlock: '3' } })

const Frame = ({ children }: { children: ReactNode }) => (
  <chakra.section marginTop="6">
    <Line>
      <Heading>
        <Trans>Incoming orders</Trans>
      </Heading>
      <TextPlace to="/pages/store/sell_order">
        <Trans comment="Link to the whole list of entries">See all</Trans>
      </TextPlace>
    </Line>
    {children}
  </chakra.section>
)

const Showing = ({ context: { orders }, send }: UrgentOrdersViewProps) => (
  <Frame>
    {orders.length === 0 && (
      <Nothing>
        <Trans>No order waits for anything.</Trans>
      </Nothing>
    )}
    {orders.map((order) => (
      <InboxRow key={order.id} order={order} onExpire={() => send({ type: 'expire' })} />
    ))}
  </Frame>
)

export const UrgentOrdersScreen = screen(
  urgentOrdersFlow,
  {
    opening: () => (
      <Frame>
        <Waiting rows={2} />
      </Frame>
    ),
    unreachable: ({ context, send }) => (
      <Frame>
        <Refusal because={context.trouble} />
        <Button kind="text" onClick={() => send({ type: 'retry' })}>
          <Trans>Try again</Trans>
        </Button>
      </Frame>
    ),
    showing: Showing,
    following: Showing,
    behind: Showing,
  },
  'data-urgent-orders',
)

import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { TradeOrder } from '#contract/order.ts'
import { urgentOrdersFlow } from '#machines/merchant/urgent-orders.flow.ts'
import { screen, withProps, type ViewProps } from '#src/lib/screen.tsx'
import { declining } from '#src/parts/trade/answering.tsx'
import { InboxRow } from '#src/parts/trade/inbox-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { TextPlace } from '#src/ui/place.tsx'
import { QuestionSheet } from '#src/ui/question-sheet.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Lead } from '#src/ui/text.tsx'
import { Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { AnswerCard } from './answer-card.tsx'
import { useAround } from './around-urgent.ts'

type UrgentOrdersViewProps = ViewProps<typeof urgentOrdersFlow>

function Frame({ offer, children }: { offer?: ReactNode; children: ReactNode }) {
  const { rows, counters } = useAround()
  return (
    <>
      {offer}
      {rows}
      <Section
        title={<Trans>Incoming orders</Trans>}
        all={
          <TextPlace to="/pages/store/sell_order">
            <Trans comment="Link to the whole list of entries">See all</Trans>
          </TextPlace>
        }
      >
        {counters}
        {children}
      </Section>
    </>
  )
}

const waitsForAnswer = ({ status, next_actor }: TradeOrder) => status === 'offered' && next_actor === 'merchant'

const DeclineSheet = ({ busy, send }: Pick<UrgentOrdersViewProps, 'busy' | 'send'>) => (
  <QuestionSheet
    {...declining()}
    busy={busy}
    onYes={() => send({ type: 'confirm' })}
    onNo={() => send({ type: 'back' })}
  />
)

function Showing({
  context: { orders, answer, trouble },
  busy,
  send,
  asks = false,
}: UrgentOrdersViewProps & { asks?: boolean }) {
  const expire = () => send({ type: 'expire' })
  const offer = orders.find(waitsForAnswer)
  const others = orders.filter((order) => order !== offer)
  return (
    <Frame
      offer={
        <>
          <Refusal because={trouble} />
          {offer && (
            <AnswerCard
              key={offer.id}
              order={offer}
              busy={busy}
              accepts={busy && answer?.accept === 1}
              onAccept={(answer) => send({ type: 'accept', answer })}
              onDecline={(answer) => send({ type: 'decline', answer })}
              onExpire={expire}
            />
          )}
          {asks && <DeclineSheet busy={busy} send={send} />}
        </>
      }
    >
      {orders.length === 0 ? (
        <Card holds="prose">
          <Lead>
            <Trans>No order waits for anything.</Trans>
          </Lead>
        </Card>
      ) : (
        <Rows>
          {others.map((order) => (
            <InboxRow key={order.id} order={order} onExpire={expire} />
          ))}
        </Rows>
      )}
    </Frame>
  )
}

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
    askedToDecline: withProps(Showing, { asks: true }),
    answering: Showing,
    accepted: Showing,
  },
  'data-urgent-orders',
)

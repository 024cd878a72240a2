import { Trans, useLingui } from '@lingui/react/macro'
import { CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { orderFlow } from '#machines/invest/order.flow.ts'
import { required } from '#machines/lib/required.ts'
import type { Trouble } from '#machines/lib/trouble.ts'
import { withProps, screen, type ViewProps } from '#src/lib/screen.tsx'
import { PURSE_WORDS } from '#src/parts/invest/names.ts'
import { actedOnViews, Says, type ActedOnLook } from '#src/ui/acted-on.tsx'
import { Button } from '#src/ui/button.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { Missing } from '#src/ui/missing.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Money } from '#src/ui/money.tsx'
import { Page } from '#src/ui/page.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { NoPin, ToSetPin } from '#src/ui/no-pin.tsx'
import { Success } from '#src/ui/success.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Lead } from '#src/ui/text.tsx'
import { Dates } from './dates.tsx'
import { History } from './history.tsx'
import { OrderView } from './order-view.tsx'
import { StopSheet } from './stop-sheet.tsx'

type OrderViewProps = ViewProps<typeof orderFlow>

interface Look extends ActedOnLook {
  asks?: boolean
  dates?: 'coming' | 'stuck'
}

const Frame = ({ children, foot }: { foot?: ReactNode; children: ReactNode }) => (
  <Page back title={<Trans comment="Title of the page of one thing that was bought">Your order</Trans>} foot={foot}>
    {children}
  </Page>
)

/** Who heard no answer may end it again; a refusal says why it stays as it is. */
const Undone = ({ because }: { because: Trouble | undefined }) =>
  because?.refusal === undefined ? (
    <Trans>It has not ended so far. If you end it again, that happens only once.</Trans>
  ) : (
    <Trans>Nothing was done. You see the order as it is now.</Trans>
  )

function Shown({ asks, dates, ...view }: OrderViewProps & Look) {
  const { context, busy, send } = view
  const item = required(context.item)
  return (
    <Frame
      foot={
        item.allowed.includes('stop') && (
          <Button wide kind="quiet" disabled={busy} onClick={() => send({ type: 'ask' })}>
            <Trans>End it early</Trans>
          </Button>
        )
      }
    >
      <Says
        of={view}
        changed={<Trans>The order changed in the meantime, so nothing was done. You see it as it is now.</Trans>}
        undone={<Undone because={context.trouble} />}
      />
      <OrderView of={item} onExpire={() => send({ type: 'expire' })}>
        <Dates
          of={item}
          coming={dates === 'coming'}
          trouble={dates === 'stuck' ? context.trouble : undefined}
          onMore={() => send({ type: 'more' })}
        />
        <History of={item} />
      </OrderView>
      {asks && (
        <StopSheet
          of={item}
          busy={busy}
          trouble={context.trouble}
          onPin={(pin) => send({ type: 'stop', pin })}
          onCancel={() => send({ type: 'back' })}
        />
      )}
    </Frame>
  )
}

function Ended({ context, send }: OrderViewProps) {
  const { i18n } = useLingui()
  const { returned, fee, currency, account } = required(context.item)
  const purse = i18n._(PURSE_WORDS[account])
  return (
    <Frame
      foot={
        <>
          <IfBuilt to={`/pages/wallets/wallet_mx?account=${account}`}>
            {(to) => (
              <PlaceButton wide kind="quiet" to={to}>
                <Trans>Activity: {purse}</Trans>
              </PlaceButton>
            )}
          </IfBuilt>
          <Button wide kind="text" onClick={() => send({ type: 'back' })}>
            <Trans>See the order</Trans>
          </Button>
        </>
      }
    >
      <Success
        word={
          <Trans>
            You got <Money value={returned} unit={currency} /> back
          </Trans>
        }
        sum={<Money value={returned} unit={currency} signed big />}
        line={<Trans>Into: {purse}</Trans>}
      />
      <Card holds="prose">
        <Lead>
          {isSome(fee) ? (
            <Trans>
              Fee for ending early: <Money value={fee} unit={currency} />
            </Trans>
          ) : (
            <Trans>No fee was taken.</Trans>
          )}
        </Lead>
        <Lead>
          <Trans>The dates to come lapse. What was paid stays yours.</Trans>
        </Lead>
      </Card>
    </Frame>
  )
}

export const OrderScreen = screen(orderFlow, {
  ...actedOnViews<OrderViewProps>({
    Frame,
    rows: 8,
    missing: <Missing home="/pages/index/index" />,
    unknown: (
      <FullPageNote icon={CircleHelp} title={<Trans>We do not know yet whether it ended</Trans>}>
        <Trans>No answer came. Checking again changes nothing.</Trans>
      </FullPageNote>
    ),
    Shown,
  }),
  appending: withProps(Shown, { dates: 'coming' }),
  stuck: withProps(Shown, { dates: 'stuck' }),
  confirmingStop: withProps(Shown, { asks: true }),
  stopping: withProps(Shown, { asks: true }),
  needsPin: () => (
    <Frame foot={<ToSetPin />}>
      <NoPin />
    </Frame>
  ),
  ended: Ended,
})

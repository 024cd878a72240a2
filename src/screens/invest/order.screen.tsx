import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { known } from '#machines/lib/known.ts'
import { orderFlow } from '#machines/invest/order.flow.ts'
import { looks, screen, type Sight } from '#src/lib/screen.tsx'
import { AskAgain } from '#src/ui/ask-again.tsx'
import { Button } from '#src/ui/button.tsx'
import { IfBuilt, PlaceButton } from '#src/ui/place.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Money } from '#src/ui/money.tsx'
import { Page } from '#src/ui/page.tsx'
import { NoPin, SetPin } from '#src/ui/set-pin.tsx'
import { Missing, Standing, Unreachable } from '#src/ui/standing.tsx'
import { Caution, Refusal } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { Dates } from './dates.tsx'
import { History } from './history.tsx'
import { PURSE_WORDS } from './names.ts'
import { OrderView } from './order-view.tsx'
import { StopSheet } from './stop-sheet.tsx'

type OrderSight = Sight<typeof orderFlow>

interface Look {
  /** What is asked over it. */
  asks?: boolean
  /** More dates are on their way, or did not come. */
  dates?: 'coming' | 'stuck'
  /** What has to be said about what is shown. */
  says?: 'changed' | 'old' | 'undone'
}

const Frame = ({ children, foot }: { foot?: ReactNode; children: ReactNode }) => (
  <Page back title={<Trans comment="Title of the page of one thing that was bought">Your order</Trans>} foot={foot}>
    {children}
  </Page>
)

/** That it was not ended, and why; or that nobody heard whether it was. */
const Undone = ({ because }: { because: OrderSight['context']['trouble'] }) => (
  <Refusal because={because}>
    <p>
      {because?.refusal === undefined ? (
        <Trans>It has not ended so far. If you end it again, that happens only once.</Trans>
      ) : (
        <Trans>Nothing was done. You see the order as it is now.</Trans>
      )}
    </p>
  </Refusal>
)

function Shown({ asks, dates, says, context, busy, send }: OrderSight & Look) {
  const item = known(context.item)
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
      {says === 'changed' && (
        <Caution>
          <Trans>The order changed in the meantime, so nothing was done. You see it as it is now.</Trans>
        </Caution>
      )}
      {says === 'old' && (
        <Caution>
          <Trans>No connection. This may be out of date; we keep trying.</Trans>
        </Caution>
      )}
      {says === 'undone' && <Undone because={context.trouble} />}
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

/** It is ended: what came back, and where to. */
function Ended({ context, send }: OrderSight) {
  const { i18n } = useLingui()
  const { returned, fee, currency, account } = known(context.item)
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
      <Standing
        icon={CircleCheck}
        title={
          <Trans>
            You got <Money value={returned} unit={currency} /> back
          </Trans>
        }
      >
        <p>
          <Trans>Into: {purse}</Trans>
        </p>
        <p>
          {isSome(fee) ? (
            <Trans>
              Fee for ending early: <Money value={fee} unit={currency} />
            </Trans>
          ) : (
            <Trans>No fee was taken.</Trans>
          )}
        </p>
        <p>
          <Trans>The dates to come lapse. What was paid stays yours.</Trans>
        </p>
      </Standing>
    </Frame>
  )
}

/** One thing that a member bought, from the first day to the last. */
export const OrderScreen = screen(orderFlow, {
  opening: () => (
    <Frame>
      <Waiting figure rows={8} />
    </Frame>
  ),
  missing: () => (
    <Frame>
      <Missing home="/pages/index/index" />
    </Frame>
  ),
  unreachable: ({ context, send }) => (
    <Frame>
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    </Frame>
  ),
  showing: Shown,
  following: Shown,
  behind: looks(Shown, { says: 'old' }),
  appending: looks(Shown, { dates: 'coming' }),
  stuck: looks(Shown, { dates: 'stuck' }),
  confirmingStop: looks(Shown, { asks: true }),
  stopping: looks(Shown, { asks: true }),
  needsPin: () => (
    <Frame foot={<SetPin />}>
      <NoPin />
    </Frame>
  ),
  ended: Ended,
  rereading: Shown,
  unknown: ({ send }) => (
    <Frame foot={<AskAgain onAsk={() => send({ type: 'retry' })} />}>
      <Standing icon={CircleHelp} title={<Trans>We do not know yet whether it ended</Trans>}>
        <Trans>No answer came. Checking again changes nothing.</Trans>
      </Standing>
    </Frame>
  ),
  stale: looks(Shown, { says: 'changed' }),
  actionFailed: looks(Shown, { says: 'undone' }),
})

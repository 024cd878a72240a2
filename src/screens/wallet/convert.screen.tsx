import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, CircleHelp, KeyRound, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Conversion } from '#contract/wallet.ts'
import { known } from '#machines/lib/known.ts'
import { convertFlow } from '#machines/wallet/convert.flow.ts'
import { usePlaces } from '#src/lib/places.ts'
import { screen, type Sight } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { Deal } from '#src/ui/deal.tsx'
import { LatePinSheet } from '#src/ui/late-pin-sheet.tsx'
import { Page } from '#src/ui/page.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { Standing, Unreachable } from '#src/ui/standing.tsx'
import { TroubleText } from '#src/ui/trouble-text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { Changed } from './changed.tsx'
import { ConvertForm } from './convert-form.tsx'

type ConvertSight = Sight<typeof convertFlow>

const TITLES: Record<Conversion, MessageDescriptor> = {
  compose: msg`Points to coins`,
  profit_to_coin: msg`Profit to coins`,
  to_balance: msg`To balance`,
  shop_to_balance: msg`Shopping balance to balance`,
  points_to_balance: msg`Points to balance`,
}

/** Which conversion it is stands above every state of it. */
function Frame({ sight, children, foot }: { sight: ConvertSight; children: ReactNode; foot?: ReactNode }) {
  const { i18n } = useLingui()
  return (
    <Page title={i18n._(TITLES[sight.context.act])} back foot={foot}>
      {children}
    </Page>
  )
}

const Coming = (sight: ConvertSight) => (
  <Frame sight={sight}>
    <Waiting figure rows={5} />
  </Frame>
)

const ASKS = new Set<ConvertSight['state']>(['confirming', 'submitting', 'requoting', 'rateChanged'])

const Asking = (sight: ConvertSight) => {
  const { context, state, busy, send } = sight
  const { quote, before, trouble } = context
  return (
    <Frame sight={sight}>
      <ConvertForm sight={sight} />
      {ASKS.has(state) && (
        <LatePinSheet
          title={<Trans>Convert this?</Trans>}
          busy={busy}
          trouble={trouble}
          onCancel={() => send({ type: 'back' })}
          onPin={(pin) => send({ type: 'confirm', pin })}
        >
          {before && <Changed before={before} now={known(quote)} />}
          <Deal key={known(quote).quote_no} quote={known(quote)} onExpire={() => send({ type: 'expire' })} />
        </LatePinSheet>
      )}
    </Frame>
  )
}

const Again = ({ send }: Pick<ConvertSight, 'send'>) => (
  <Button wide kind="quiet" onClick={() => send({ type: 'again' })}>
    <Trans>Convert more</Trans>
  </Button>
)

function NeedsPin(sight: ConvertSight) {
  const { current } = usePlaces()
  return (
    <Frame
      sight={sight}
      foot={
        <PlaceButton wide to={`/pages/users/up_payword?redirect=${encodeURIComponent(current)}`}>
          <Trans>Set a payment PIN</Trans>
        </PlaceButton>
      }
    >
      <Standing icon={KeyRound} title={<Trans>First, a payment PIN</Trans>}>
        <Trans>Six digits that only you know. No money moves without them.</Trans>
      </Standing>
    </Frame>
  )
}

export const ConvertScreen = screen(convertFlow, {
  arriving: Coming,
  asking: (sight) => (
    <Frame sight={sight}>
      <Standing icon={CircleHelp} title={<Trans>We are asking what became of it</Trans>}>
        <Trans>The last answer was lost on its way. One moment.</Trans>
      </Standing>
      <Deal quote={known(sight.context.quote)} />
    </Frame>
  ),
  unknown: (sight) => (
    <Frame
      sight={sight}
      foot={
        <Button wide onClick={() => sight.send({ type: 'ask' })}>
          <Trans>Ask again</Trans>
        </Button>
      }
    >
      <Standing icon={CircleHelp} title={<Trans>We do not know yet whether it was converted</Trans>}>
        <p>
          <Trans>No answer came. Please do not convert it again: asking does not convert anything.</Trans>
        </p>
        <TroubleText of={sight.context.trouble} />
      </Standing>
    </Frame>
  ),
  undone: (sight) => (
    <Frame sight={sight} foot={<Again send={sight.send} />}>
      <Standing icon={Undo2} title={<Trans>It was not converted</Trans>}>
        <Trans>Everything is where it was, and stays there.</Trans>
      </Standing>
      <Deal quote={known(sight.context.quote)} />
    </Frame>
  ),
  opening: Coming,
  unreachable: (sight) => (
    <Frame sight={sight}>
      <Unreachable because={sight.context.trouble} onRetry={() => sight.send({ type: 'retry' })} />
    </Frame>
  ),
  needsPin: (sight) => <NeedsPin {...sight} />,
  idle: Asking,
  invalid: Asking,
  quoting: Asking,
  amountShort: Asking,
  rejected: Asking,
  confirming: Asking,
  submitting: Asking,
  requoting: Asking,
  rateChanged: Asking,
  success: (sight) => (
    <Frame
      sight={sight}
      foot={
        <>
          <PlaceButton wide to={`/pages/wallets/wallet_mx?account=${known(sight.context.quote).to}`}>
            <Trans>See it in the log</Trans>
          </PlaceButton>
          <Again send={sight.send} />
        </>
      }
    >
      <Standing icon={CircleCheck} title={<Trans>Converted</Trans>}>
        <Trans>What you receive is there now.</Trans>
      </Standing>
      <Deal quote={known(sight.context.quote)} />
    </Frame>
  ),
})

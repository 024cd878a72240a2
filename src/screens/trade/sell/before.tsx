import { chakra } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { MATCHING_MINUTES } from '#contract/limits.ts'
import type { SellStart } from '#contract/trade.ts'
import { required } from '#machines/lib/required.ts'
import type { sellFlow } from '#machines/trade/sell.flow.ts'
import { priceText } from '#src/lib/format.ts'
import { usePlaces } from '#src/lib/places.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { Countdown } from '#src/ui/countdown.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { PlaceRow, Row, Rows } from '#src/ui/rows.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { Figure, Heading, Lead } from '#src/ui/text.tsx'
import { Frame, Price } from './frame.tsx'

type SellViewProps = ViewProps<typeof sellFlow>
const Steps = chakra('ol', {
  base: { listStyle: 'none', padding: '0', counterReset: 'step', marginTop: '2', marginBottom: '6' },
})
const Step = chakra('li', {
  base: {
    display: 'flex',
    gap: '4',
    paddingBlock: '4',
    borderBottomWidth: '1px',
    borderColor: 'line',
    counterIncrement: 'step',
    _before: { content: 'counter(step)', textStyle: 'title', color: 'accent', fontVariantNumeric: 'tabular-nums' },
  },
})
const Doors = chakra('div', { base: { display: 'grid', gap: '2.5' } })

export const Visitor = () => (
  <Frame isVisitor>
    <Steps>
      <Step>
        <Trans>You enter how many coins to sell and see what you get at least.</Trans>
      </Step>
      <Step>
        <span>
          <Plural
            value={MATCHING_MINUTES}
            one="A merchant accepts within # minute, or you get all your coins back."
            other="A merchant accepts within # minutes, or you get all your coins back."
          />
        </span>
      </Step>
      <Step>
        <Trans>The merchant pays. We hold your coins until then.</Trans>
      </Step>
    </Steps>
    <Doors>
      <PlaceButton wide to="/pages/login/login">
        <Trans>Sign in</Trans>
      </PlaceButton>
      <PlaceButton wide kind="quiet" to="/pages/login/reg">
        <Trans>Create an account</Trans>
      </PlaceButton>
    </Doors>
  </Frame>
)

function Meanwhile({ start: { market, balance }, children }: { start: SellStart; children?: ReactNode }) {
  const { i18n } = useLingui()
  return (
    <Rows>
      {children}
      <Row
        label={market.is_open ? <Trans>Unit price</Trans> : <Trans>Last unit price</Trans>}
        value={<Price>{priceText(market.unit_price, i18n.locale)}</Price>}
      />
      <Row label={<Trans>You have</Trans>} value={<Money value={balance.available} unit="COIN" />} />
      <PlaceRow to="/pages/my/recommend" label={<Trans>Buy coins</Trans>} />
    </Rows>
  )
}

export function MarketClosed({ context, send }: SellViewProps) {
  const start = required(context.start)
  const { is_open, open_time, close_time } = start.market
  const turns = is_open ? close_time : open_time
  return (
    <Frame>
      <Heading color="ink2" paddingTop="3">
        {headingOf(is_open === 1, turns !== null)}
      </Heading>
      {turns !== null && (
        <Figure size="hero" marginBlock="1">
          <Countdown until={turns} onEnd={() => send({ type: 'turn' })} />
        </Figure>
      )}
      <Lead marginTop="2" marginBottom="5">
        {is_open ? (
          <Trans>Too little time is left for a new order. Open orders go on until then.</Trans>
        ) : (
          <Trans>Merchants buy only during market hours. Until then your coins stay where they are.</Trans>
        )}
      </Lead>
      <Meanwhile start={start}>
        {turns !== null && !is_open && <Row label={<Trans>Opens</Trans>} value={<Moment at={turns} />} />}
      </Meanwhile>
      {turns === null && (
        <chakra.div marginTop="5">
          <Button kind="quiet" onClick={() => send({ type: 'turn' })}>
            <Trans>Look again</Trans>
          </Button>
        </chakra.div>
      )}
    </Frame>
  )
}

function headingOf(isOpen: boolean, isKnown: boolean): ReactNode {
  if (isOpen) return <Trans>Market closes in</Trans>
  return isKnown ? <Trans comment="A countdown follows">Market Opens In</Trans> : <Trans>Market closed</Trans>
}

export function NeedsAccount({ send }: SellViewProps) {
  const { current } = usePlaces()
  return (
    <Frame
      foot={
        <>
          <PlaceButton wide to={`/pages/my/account?redirect=${encodeURIComponent(current)}`}>
            <Trans>Add a bank account</Trans>
          </PlaceButton>
          <Button wide kind="quiet" onClick={() => send({ type: 'back' })}>
            <Trans>Choose another way to be paid</Trans>
          </Button>
        </>
      }
    >
      <FullPageNote icon={Landmark} title={<Trans>Add a bank account first</Trans>}>
        <Trans>The merchant pays to it directly. It must be in your own name.</Trans>
      </FullPageNote>
    </Frame>
  )
}

import { chakra } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Coins, Landmark, type LucideIcon, ShieldCheck, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { MATCHING_MINUTES } from '#contract/limits.ts'
import type { SellStart } from '#contract/trade.ts'
import { required } from '#machines/lib/required.ts'
import type { sellFlow } from '#machines/trade/sell.flow.ts'
import { priceText } from '#src/lib/format.ts'
import { usePlaces } from '#src/lib/places.ts'
import type { ViewProps } from '#src/lib/screen.tsx'
import { row } from '#src/theme/recipes/row.ts'
import { Button } from '#src/ui/button.tsx'
import { Countdown } from '#src/ui/countdown.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import { FullPageNote } from '#src/ui/full-page-note.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Tile } from '#src/ui/tile.tsx'
import { Figure, Heading, Lead } from '#src/ui/text.tsx'
import { Frame, Price } from './frame.tsx'

type SellViewProps = ViewProps<typeof sellFlow>
const Doors = chakra('div', { base: { display: 'grid', gap: '2.5' } })
const StepRow = chakra('div', { base: row })

const Step = ({ icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li>
    <StepRow>
      <span data-lead="">
        <Tile icon={icon} group="money" />
      </span>
      <chakra.span minWidth="0">{children}</chakra.span>
    </StepRow>
  </li>
)

export const Visitor = () => (
  <Frame isVisitor>
    <Rows as="ol">
      <Step icon={Coins}>
        <Trans>You enter how many coins to sell and see what you get at least.</Trans>
      </Step>
      <Step icon={Users}>
        <Plural
          value={MATCHING_MINUTES}
          one="A merchant accepts within # minute, or you get all your coins back."
          other="A merchant accepts within # minutes, or you get all your coins back."
        />
      </Step>
      <Step icon={ShieldCheck}>
        <Trans>The merchant pays. We hold your coins until then.</Trans>
      </Step>
    </Rows>
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

function Meanwhile({ start: { market, balance }, opens }: { start: SellStart; opens: number | null }) {
  const { i18n } = useLingui()
  return (
    <>
      <Facts>
        <Fact name={market.is_open ? <Trans>Unit price</Trans> : <Trans>Last unit price</Trans>}>
          <Price>{priceText(market.unit_price, i18n.locale)}</Price>
        </Fact>
        <Fact name={<Trans>You have</Trans>}>
          <Money value={balance.available} unit="COIN" brief />
        </Fact>
        {opens !== null && (
          <Fact name={<Trans>Opens</Trans>}>
            <Moment at={opens} />
          </Fact>
        )}
      </Facts>
      <Rows>
        <PlaceRow to="/pages/my/recommend" icon={Coins} group="money" label={<Trans>Buy coins</Trans>} />
      </Rows>
    </>
  )
}

export function MarketClosed({ context, send }: SellViewProps) {
  const start = required(context.start)
  const { is_open, open_time, close_time } = start.market
  const turns = is_open ? close_time : open_time
  const turn = () => send({ type: 'turn' })
  return (
    <Frame>
      <Card holds="prose">
        <Heading>{headingOf(is_open === 1, turns !== null)}</Heading>
        {turns !== null && (
          <Figure size="hero">
            <Countdown until={turns} onEnd={turn} />
          </Figure>
        )}
        <Lead>
          {is_open ? (
            <Trans>Too little time is left for a new order. Open orders go on until then.</Trans>
          ) : (
            <Trans>Merchants buy only during market hours. Until then your coins stay where they are.</Trans>
          )}
        </Lead>
        {turns === null && (
          <Button kind="tonal" onClick={turn}>
            <Trans>Look again</Trans>
          </Button>
        )}
      </Card>
      <Meanwhile start={start} opens={is_open ? null : turns} />
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

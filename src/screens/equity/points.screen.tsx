import { Trans } from '@lingui/react/macro'
import { Repeat } from 'lucide-react'
import type { EquityOffer } from '#contract/equity.ts'
import { pointsFlow, type PointsHead } from '#machines/equity/points.flow.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { LateOnward } from '#src/late-onward.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { isSome } from '#src/ui/held.tsx'
import { listViews, ListPage, NothingYet, refreshOf, type Around } from '#src/ui/list.tsx'
import { Money } from '#src/ui/money.tsx'
import { PlaceButton } from '#src/ui/place.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Heading, Lead, Note } from '#src/ui/text.tsx'
import { Total } from '#src/ui/total.tsx'
import { LogRow } from './log-row.tsx'
import { PerShare, Price, Shares } from './shares.tsx'
import { WindowLine } from './window-line.tsx'

type PointsViewProps = ViewProps<typeof pointsFlow>

interface OfferProps {
  of: EquityOffer
  isOpen: boolean
  isOne: boolean
}

const Offer = ({ of: offer, of: { code }, isOpen, isOne }: OfferProps) => (
  <Card holds="prose">
    <div>
      <Heading as="h3">
        <bdi>{offer.title}</bdi>
      </Heading>
      <Note>
        <Digits>{code}</Digits> · <PerShare offer={offer} />
      </Note>
      <Note>
        <Trans comment="What one share costs in euros today">
          Price of one share: <Price of={offer.price} />
        </Trans>
      </Note>
      <Note>
        <Trans>
          <Money value={String(offer.min_points)} unit="POINTS" /> to{' '}
          <Money value={String(offer.max_points)} unit="POINTS" /> at once
        </Trans>
      </Note>
      <Note>
        {isSome(offer.left) ? (
          <Trans comment="How many shares there still are to be given for points">
            Left: <Shares of={offer.left} />
          </Trans>
        ) : (
          <Trans>All of them are given.</Trans>
        )}
      </Note>
    </div>
    {isOpen && isSome(offer.left) && (
      <PlaceButton wide {...(!isOne && { kind: 'quiet' })} to={`/pages/equity/jf?exchange=${offer.id}`}>
        <Trans comment="code names an equity, such as HARB">Exchange points for {code}</Trans>
      </PlaceButton>
    )}
  </Card>
)

function Above({ head, onTurn }: { head: PointsHead; onTurn: () => void }) {
  const isOpen = head.window.open === 1
  return (
    <>
      <Total words={<Trans>Available points</Trans>}>
        <Money value={String(head.points)} unit="POINTS" big />
      </Total>
      <WindowLine of={head.window} onTurn={onTurn} />
      <Section title={<Trans>What points become</Trans>}>
        {head.offers.map((offer) => (
          <Offer key={offer.id} of={offer} isOpen={isOpen} isOne={head.offers.length === 1} />
        ))}
        {head.offers.length === 0 && (
          <Card holds="prose">
            <Lead>
              <Trans>No shares are given for points at the moment.</Trans>
            </Lead>
          </Card>
        )}
      </Section>
      <LateOnward from="/pages/equity/jf" />
      <Heading marginTop="1" paddingInline="1">
        <Trans>What you exchanged</Trans>
      </Heading>
    </>
  )
}

function Frame({ view, refreshing, children }: Around<PointsViewProps>) {
  const { head } = view.context
  const again = refreshOf(view)
  return (
    <ListPage title={<Trans>Equity points</Trans>} view={view} refreshing={refreshing}>
      {head && <Above head={head} onTurn={() => again && again()} />}
      {children}
    </ListPage>
  )
}

const Logs = ({ context: { items } }: PointsViewProps) => (
  <Rows>
    {items.map((log) => (
      <LogRow key={log.id} of={log} mixed />
    ))}
  </Rows>
)

const Nothing = (view: PointsViewProps) => (
  <NothingYet icon={Repeat} title={<Trans>Nothing exchanged yet</Trans>} view={view}>
    <Trans>Points that became shares stand here.</Trans>
  </NothingYet>
)

export const EquityPointsScreen = screen(pointsFlow, listViews<PointsViewProps>({ Frame, Rows: Logs, Nothing }))

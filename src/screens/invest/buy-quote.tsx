import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CURRENCY_OF, type Quote } from '#contract/quote.ts'
import { purchaseOf, type Purchase } from '#machines/invest/buy.rules.ts'
import { required } from '#machines/lib/required.ts'
import type { Unit } from '#src/lib/format.ts'
import { Countdown } from '#src/ui/countdown.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { isSome } from '#src/ui/held.tsx'
import { LatePinSheet } from '#src/ui/late-pin-sheet.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Money } from '#src/ui/money.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Figure, Note, Strong } from '#src/ui/text.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'
import type { BuyViewProps } from './buy-view-props.ts'
import { ActWords, MovesWords, PurseName } from './buy-words.tsx'

const Parts = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } })

const unitOf = ({ from }: Quote): Unit => CURRENCY_OF[from]

/** From nothing to how much; never a figure by itself. */
function MayBring({ of: { high }, unit }: { of: Purchase; unit: Unit }): ReactNode {
  if (!isSome(high)) return <Trans comment="An estimate: nothing comes of it">May bring nothing</Trans>
  return (
    <Trans comment="An estimate, such as: from nothing to €5.80">
      from nothing to <Money value={high} unit={unit} />
    </Trans>
  )
}

interface ChangeProps {
  words: ReactNode
  before: string
  now: string
  unit: Unit
}

const Change = ({ words, before, now, unit }: ChangeProps) =>
  before === now ? null : (
    <Strong display="block">
      {words}: <Money value={before} unit={unit} /> → <Money value={now} unit={unit} />
    </Strong>
  )

function Changed({ before, now }: { before: Quote; now: Quote }) {
  const unit = unitOf(now)
  const [was, is] = [purchaseOf(before), purchaseOf(now)]
  return (
    <Caution>
      <Trans>The terms have changed. Please check them before you confirm.</Trans>
      <Change words={<Trans>It takes</Trans>} before={before.gross} now={now.gross} unit={unit} />
      {was && is && (
        <>
          <Change words={<Trans>May bring at most</Trans>} before={was.high} now={is.high} unit={unit} />
          <Change words={<Trans>Ending it early costs</Trans>} before={was.stop_fee} now={is.stop_fee} unit={unit} />
        </>
      )}
    </Caution>
  )
}

export function BuyFacts({ quote }: { quote: Quote }) {
  const unit = unitOf(quote)
  const purchase = purchaseOf(quote)
  if (!purchase) return null
  const { end_time, cool_time, stop_fee, moves } = purchase
  return (
    <>
      <Facts>
        <Fact name={<Trans comment="What a purchase may bring over its term; a range follows">May bring</Trans>}>
          <MayBring of={purchase} unit={unit} />
          <Note as="span" display="block">
            <Trans comment="Below an estimate">Over the term: an estimate, not promised</Trans>
          </Note>
        </Fact>
        <Fact name={<Trans>Comes back at the end</Trans>}>
          <Money value={quote.net} unit={unit} />
          {end_time !== null && (
            <Note as="span" display="block">
              <Moment at={end_time} />
            </Note>
          )}
        </Fact>
        {cool_time !== null && (
          <Fact name={<Trans>You can take all of it back until</Trans>}>
            <Moment at={cool_time} />
          </Fact>
        )}
        <Fact name={<Trans>Ending it early after that costs</Trans>}>
          <Money value={stop_fee} unit={unit} />
        </Fact>
        {isSome(quote.fee) && (
          <Fact name={<Trans>Fee</Trans>}>
            <Money value={quote.fee} unit={unit} />
          </Fact>
        )}
      </Facts>
      {moves === 1 && (
        <Caution>
          <MovesWords unit={unit} />
        </Caution>
      )}
    </>
  )
}

export const BuyTakes = ({ quote, children }: { quote: Quote; children?: ReactNode }) => (
  <Card holds="prose" gap="0">
    <Note>{purchaseOf(quote)?.title}</Note>
    {children && <Note>{children}</Note>}
    <Figure size="display">
      <Money value={quote.gross} unit={unitOf(quote)} big />
    </Figure>
  </Card>
)

export function BuyQuote({ view: { context, busy, send } }: { view: BuyViewProps }) {
  const [info, quote] = [required(context.info), required(context.quote)]
  return (
    <LatePinSheet
      title={<Trans>Check and confirm</Trans>}
      act={<ActWords info={info} form={context.form} gross={quote.gross} />}
      busy={busy}
      trouble={context.trouble}
      onCancel={() => send({ type: 'back' })}
      ways={quote.second?.ways}
      onPin={(pin, second) => send({ type: 'confirm', pin, ...(second !== undefined && { second }) })}
    >
      <Parts>
        {context.before && <Changed before={context.before} now={quote} />}
        <BuyTakes quote={quote}>
          <Trans>Taken from</Trans>: <PurseName of={info.account} />
        </BuyTakes>
        <BuyFacts quote={quote} />
        <Note>
          <Strong>
            <Trans comment="How long an offer without a price may still be confirmed; a countdown follows">
              Valid for{' '}
              <Countdown key={quote.quote_no} until={quote.expire_time} onEnd={() => send({ type: 'expire' })} />
            </Trans>
          </Strong>
        </Note>
      </Parts>
    </LatePinSheet>
  )
}

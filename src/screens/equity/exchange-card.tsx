import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { EquityOffer } from '#contract/equity.ts'
import type { Quote } from '#contract/quote.ts'
import { sharesOf } from '#machines/equity/exchange.rules.ts'
import { Countdown } from '#src/ui/countdown.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { InOut } from '#src/ui/in-out.tsx'
import { Money } from '#src/ui/money.tsx'
import { Line } from '#src/ui/surface.tsx'
import { Note, Strong } from '#src/ui/text.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'
import { PerShare, Shares } from './shares.tsx'

const Parts = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } })

const Become = ({ quote }: { quote: Quote }) => {
  const shares = sharesOf(quote)
  return shares === undefined ? '–' : <Shares of={shares} />
}

export const ExchangeCard = ({ quote }: { quote: Quote }) => (
  <Facts>
    <Fact name={<Trans>You exchange</Trans>}>
      <Money value={quote.gross} unit="POINTS" />
    </Fact>
    <Fact name={<Trans>Fee</Trans>}>
      <Money value={quote.fee} unit="POINTS" />
    </Fact>
    <Fact name={<Trans>You receive</Trans>}>
      <Become quote={quote} />
    </Fact>
  </Facts>
)

interface ProposalProps {
  quote: Quote
  before?: Quote | undefined
  offer: EquityOffer | undefined
  onExpire: () => void
}

export const ExchangeProposal = ({ quote, before, offer, onExpire }: ProposalProps) => (
  <Parts>
    {before && (
      <Caution>
        <Trans>The terms have changed. Please check them before you confirm.</Trans>
        <Strong display="block">
          <Trans>
            Before: <Become quote={before} />
          </Trans>
        </Strong>
        <Strong display="block">
          <Trans>
            Now: <Become quote={quote} />
          </Trans>
        </Strong>
      </Caution>
    )}
    <InOut
      gives={{ words: <Trans>You exchange</Trans>, amount: <Money value={quote.gross} unit="POINTS" /> }}
      gets={{ words: <Trans>You receive</Trans>, amount: <Become quote={quote} /> }}
    />
    <Line textStyle="note" color="ink2">
      <Strong fontSize="inherit">
        <Trans comment="How long an offer without a price may still be confirmed; a countdown follows">
          Valid for <Countdown key={quote.quote_no} until={quote.expire_time} onEnd={onExpire} />
        </Trans>
      </Strong>
      {offer && (
        <span>
          <PerShare offer={offer} />
        </span>
      )}
      <span>
        <Trans>
          Fee <Money value={quote.fee} unit="POINTS" />
        </Trans>
      </span>
    </Line>
    <Note>
      <Trans>An exchange stays: shares do not become points again. The price of a share may fall, to nothing.</Trans>
    </Note>
  </Parts>
)

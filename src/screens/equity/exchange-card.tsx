import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { EquityOffer } from '#contract/equity.ts'
import type { Quote } from '#contract/quote.ts'
import { sharesOf } from '#machines/equity/exchange.rules.ts'
import { Countdown } from '#src/ui/countdown.tsx'
import { InOut } from '#src/ui/in-out.tsx'
import { Money } from '#src/ui/money.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Note, Strong } from '#src/ui/text.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'
import { PerShare, Shares } from './shares.tsx'

const Terms = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    paddingBlock: '2.5',
    textStyle: 'note',
    color: 'ink2',
    '& > strong': { fontWeight: '600', color: 'ink' },
  },
})

const Become = ({ quote }: { quote: Quote }) => {
  const shares = sharesOf(quote)
  return shares === undefined ? '–' : <Shares of={shares} />
}

export const ExchangeCard = ({ quote }: { quote: Quote }) => (
  <Rows>
    <Row
      label={<Trans>You exchange</Trans>}
      value={
        <Strong>
          <Money value={quote.gross} unit="POINTS" />
        </Strong>
      }
    />
    <Row
      label={<Trans>Fee</Trans>}
      value={
        <Strong>
          <Money value={quote.fee} unit="POINTS" />
        </Strong>
      }
    />
    <Row
      label={<Trans>You receive</Trans>}
      value={
        <Strong>
          <Become quote={quote} />
        </Strong>
      }
    />
  </Rows>
)

interface ProposalProps {
  quote: Quote
  before?: Quote | undefined
  offer: EquityOffer | undefined
  onExpire: () => void
}

export const ExchangeProposal = ({ quote, before, offer, onExpire }: ProposalProps) => (
  <>
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
    <Terms>
      <strong>
        <Trans comment="How long an offer without a price may still be confirmed; a countdown follows">
          Valid for <Countdown key={quote.quote_no} until={quote.expire_time} onEnd={onExpire} />
        </Trans>
      </strong>
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
    </Terms>
    <Note paddingBottom="3">
      <Trans>An exchange stays: shares do not become points again. The price of a share may fall, to nothing.</Trans>
    </Note>
  </>
)

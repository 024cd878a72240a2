import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { CURRENCY_OF, type Quote } from '#contract/quote.ts'
import { Countdown } from './countdown.tsx'
import { InOut } from './in-out.tsx'
import { Money } from './money.tsx'
import { Rate } from './rate.tsx'
import { Row, Rows } from './rows.tsx'
import { Strong } from './text.tsx'

function Received({ quote: { act, receiver } }: { quote: Quote }) {
  if (act === 'sell') return <Trans>You receive at least</Trans>
  return receiver ? <Trans>Recipient gets</Trans> : <Trans>You receive</Trans>
}

export const Gross = ({ quote }: { quote: Quote }) => <Money value={quote.gross} unit={CURRENCY_OF[quote.from]} />

function Given({ quote: { act } }: { quote: Quote }) {
  switch (act) {
    case 'sell':
      return <Trans>You sell</Trans>
    case 'transfer':
    case 'credit':
      return <Trans>You send</Trans>
    case 'withdraw':
      return <Trans>You withdraw</Trans>
    default:
      return <Trans>You convert</Trans>
  }
}

const To = ({ receiver: { nickname_masked, user_no } }: { receiver: NonNullable<Quote['receiver']> }) => (
  <Row
    label={<Trans>To</Trans>}
    value={
      <Strong>
        <bdi>{nickname_masked}</bdi> · <bdi dir="ltr">{user_no}</bdi>
      </Strong>
    }
  />
)

const Note = ({ words }: { words: string | undefined }) =>
  words ? <Row label={<Trans>Note</Trans>} value={<bdi>{words}</bdi>} /> : null

export function QuoteCard({ quote }: { quote: Quote }) {
  const [from, to] = [CURRENCY_OF[quote.from], CURRENCY_OF[quote.to]]
  return (
    <Rows>
      {quote.receiver && <To receiver={quote.receiver} />}
      <Row
        label={<Given quote={quote} />}
        value={
          <Strong>
            <Gross quote={quote} />
          </Strong>
        }
      />
      {from !== to && <Row label={<Trans>Rate</Trans>} value={<Rate rate={quote.rate} from={from} to={to} />} />}
      <Row
        label={<Trans>Fee</Trans>}
        value={
          <Strong>
            <Money value={quote.fee} unit={to} />
          </Strong>
        }
      />
      <Row
        label={<Received quote={quote} />}
        value={
          <Strong>
            <Money value={quote.net} unit={to} />
          </Strong>
        }
      />
      <Note words={quote.remark} />
    </Rows>
  )
}

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

export function Proposal({ quote, onExpire }: { quote: Quote; onExpire: () => void }) {
  const [from, to] = [CURRENCY_OF[quote.from], CURRENCY_OF[quote.to]]
  return (
    <>
      {quote.receiver && (
        <Rows marginBottom="2.5">
          <To receiver={quote.receiver} />
          <Note words={quote.remark} />
        </Rows>
      )}
      <InOut
        gives={{ words: <Given quote={quote} />, amount: <Gross quote={quote} /> }}
        gets={{ words: <Received quote={quote} />, amount: <Money value={quote.net} unit={to} /> }}
      />
      <Terms>
        <strong>
          {from === to ? (
            <Trans comment="How long an offer without a price may still be confirmed; a countdown follows">
              Valid for <Countdown until={quote.expire_time} onEnd={onExpire} />
            </Trans>
          ) : (
            <Trans>
              Price locked for <Countdown until={quote.expire_time} onEnd={onExpire} />
            </Trans>
          )}
        </strong>
        {from !== to && (
          <span>
            <Rate rate={quote.rate} from={from} to={to} />
          </span>
        )}
        <span>
          <Trans>
            Fee <Money value={quote.fee} unit={to} />
          </Trans>
        </span>
      </Terms>
    </>
  )
}

import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { CURRENCY_OF, type Quote } from '#contract/quote.ts'
import { Countdown } from './countdown.tsx'
import { Money, Rate } from './money.tsx'
import { Row, Rows } from './rows.tsx'

const Same = chakra('div', { base: { textStyle: 'strong', color: 'ink' } })

function Received({ quote: { act, receiver } }: { quote: Quote }) {
  if (act === 'sell') return <Trans>You receive at least</Trans>
  return receiver ? <Trans>They receive</Trans> : <Trans>You receive</Trans>
}

/** What will happen to the last unit: what goes, what it costs and what arrives, in the same size. */
export function Deal({ quote, onExpire }: { quote: Quote; onExpire?: () => void }) {
  const [from, to] = [CURRENCY_OF[quote.from], CURRENCY_OF[quote.to]]
  return (
    <Rows>
      {quote.receiver && (
        <Row
          label={<Trans>To</Trans>}
          value={
            <Same>
              <bdi>{quote.receiver.nickname_masked}</bdi> · <bdi dir="ltr">{quote.receiver.user_no}</bdi>
            </Same>
          }
        />
      )}
      <Row
        label={<Trans>You give</Trans>}
        value={
          <Same>
            <Money value={quote.gross} unit={from} />
          </Same>
        }
      />
      {from !== to && <Row label={<Trans>Rate</Trans>} value={<Rate rate={quote.rate} from={from} to={to} />} />}
      <Row
        label={<Trans>Fee</Trans>}
        value={
          <Same>
            <Money value={quote.fee} unit={to} />
          </Same>
        }
      />
      <Row
        label={<Received quote={quote} />}
        value={
          <Same>
            <Money value={quote.net} unit={to} />
          </Same>
        }
      />
      {onExpire && (
        <Row label={<Trans>Holds for</Trans>} value={<Countdown until={quote.expire_time} onEnd={onExpire} />} />
      )}
    </Rows>
  )
}

import { chakra } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import type { Standing } from '#machines/merchant/standing.part.ts'
import { Money } from '#src/ui/money.tsx'
import { PlaceRow, Row, Rows } from '#src/ui/rows.tsx'
import { Heading, Lead } from '#src/ui/text.tsx'

const Steps = chakra('ol', {
  base: {
    marginTop: '2',
    paddingInlineStart: '1.4em',
    listStyle: 'decimal',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflowWrap: 'anywhere',
    gap: '2',
    color: 'ink2',
    '& li::marker': { color: 'accent', fontWeight: '600' },
  },
})

export const About = ({ terms }: { terms: Standing['terms'] }) => (
  <>
    <Heading look="display">
      <Trans>Buy coins as a merchant</Trans>
    </Heading>
    <Lead marginTop="2" marginBottom="4">
      <Trans>Merchants set their own price and buy coins from members. You get the offers that fit.</Trans>
    </Lead>
    <Rows borderTopWidth="1px" borderColor="line">
      <Row
        label={<Trans comment="A deposit; max=22">Security deposit</Trans>}
        note={<Trans>Taken from your balance. It secures your orders.</Trans>}
        value={<Money value={terms.margin_need} unit="EUR" />}
      />
      <Row
        label={<Trans>Time to respond</Trans>}
        value={<Plural value={terms.offer_minutes} one="# minute" other="# minutes" />}
      />
      <Row
        label={<Trans>Time to pay</Trans>}
        value={<Plural value={terms.pay_minutes} one="# minute" other="# minutes" />}
      />
      <Row
        label={<Trans>When you leave</Trans>}
        note={<Trans>You get the rest of your deposit back into your balance.</Trans>}
        value={<Plural value={terms.leave_days} one="after # day" other="after # days" />}
      />
    </Rows>
    <Heading as="h3" marginTop="3">
      <Trans>How to start</Trans>
    </Heading>
    <Steps>
      <li>
        <Trans>You apply, and we review it.</Trans>
      </li>
      <li>
        <Trans>You pay the security deposit.</Trans>
      </li>
      <li>
        <Trans>You set what you buy and your price.</Trans>
      </li>
    </Steps>
    <Rows marginTop="4">
      <PlaceRow to="/pages/store/open_store" label={<Trans>Open a store</Trans>} />
      <PlaceRow to="/pages/captain/ty_captain" label={<Trans>Open an experience store</Trans>} />
    </Rows>
  </>
)

import { chakra } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { Store, Tent } from 'lucide-react'
import type { Standing } from '#machines/merchant/standing.part.ts'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Money } from '#src/ui/money.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Heading, Lead, Note } from '#src/ui/text.tsx'

const Steps = chakra('ol', {
  base: {
    paddingInlineStart: '1.4em',
    listStyle: 'decimal',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    color: 'ink2',
    '& li::marker': { color: 'ink', fontWeight: '600' },
  },
})

export const About = ({ terms }: { terms: Standing['terms'] }) => (
  <>
    <Card holds="prose" gap="2">
      <Heading look="display">
        <Trans>Buy coins as a merchant</Trans>
      </Heading>
      <Lead>
        <Trans>Merchants set their own price and buy coins from members. You get the offers that fit.</Trans>
      </Lead>
    </Card>
    <Asked terms={terms} />
    <Section title={<Trans>How to start</Trans>} level={3}>
      <Card holds="prose">
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
      </Card>
    </Section>
    <Rows>
      <PlaceRow to="/pages/store/open_store" icon={Store} group="shop" label={<Trans>Open a store</Trans>} />
      <PlaceRow
        to="/pages/captain/ty_captain"
        icon={Tent}
        group="shop"
        label={<Trans>Open an experience store</Trans>}
      />
    </Rows>
  </>
)

const Asked = ({ terms: { margin_need, offer_minutes, pay_minutes, leave_days } }: { terms: Standing['terms'] }) => (
  <Facts>
    <Fact name={<Trans comment="A deposit; max=22">Security deposit</Trans>}>
      <Money value={margin_need} unit="EUR" />
      <Note as="span" display="block">
        <Trans>Taken from your balance. It secures your orders.</Trans>
      </Note>
    </Fact>
    <Fact name={<Trans>When you leave</Trans>}>
      <Plural value={leave_days} one="after # day" other="after # days" />
      <Note as="span" display="block">
        <Trans>You get the rest of your deposit back into your balance.</Trans>
      </Note>
    </Fact>
    <Fact name={<Trans>Time to respond</Trans>}>
      <Plural value={offer_minutes} one="# minute" other="# minutes" />
    </Fact>
    <Fact name={<Trans>Time to pay</Trans>}>
      <Plural value={pay_minutes} one="# minute" other="# minutes" />
    </Fact>
  </Facts>
)

import { Trans } from '@lingui/react/macro'
import { Landmark } from 'lucide-react'
import type { Bank } from '#contract/card.ts'
import { groupedIban, maskedIban } from '#contract/iban.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Card, Line } from '#src/ui/surface.tsx'
import { Tile } from '#src/ui/tile.tsx'
import { Figure, Heading, Note } from '#src/ui/text.tsx'

export const AccountPanel = ({ account }: { account: Bank }) => (
  <>
    <Card holds="prose" gap="4">
      <Line at="start">
        <Tile icon={Landmark} group="money" />
        <Heading>
          <bdi>{account.bank_name}</bdi>
        </Heading>
      </Line>
      <div>
        <Figure as="div" size="title">
          <Digits whiteSpace="normal" overflowWrap="anywhere">
            {groupedIban(maskedIban(account.iban))}
          </Digits>
        </Figure>
        <Note>
          <bdi>
            {account.first_name} {account.last_name}
          </bdi>
        </Note>
      </div>
    </Card>
    <Facts>
      <Fact name={<Trans comment="The identifier of a bank, also called BIC">SWIFT</Trans>}>
        <Digits>{account.swift}</Digits>
      </Fact>
      <Fact name={<Trans>Country or region</Trans>}>{account.country_name}</Fact>
      <Fact name={<Trans>Address</Trans>}>
        <bdi>{account.address}</bdi>
      </Fact>
    </Facts>
  </>
)

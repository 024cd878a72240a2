import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Landmark } from 'lucide-react'
import type { Bank } from '#contract/card.ts'
import { groupedIban, maskedIban } from '#contract/iban.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Heading, Note } from '#src/ui/text.tsx'

const Panel = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    padding: '5',
    marginTop: '2',
    marginBottom: '4',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'sheet',
    bg: 'surface',
  },
})
const Head = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '3' } })
const Badge = chakra('span', {
  base: { color: 'accent', bg: 'soft', borderRadius: 'control', padding: '2.5', display: 'flex', flex: 'none' },
})
const Iban = chakra(Digits, { base: { textStyle: 'title', whiteSpace: 'normal', overflowWrap: 'anywhere' } })

export const AccountPanel = ({ account }: { account: Bank }) => (
  <>
    <Panel>
      <Head>
        <Badge>
          <Icon of={Landmark} />
        </Badge>
        <Heading minWidth="0">
          <bdi>{account.bank_name}</bdi>
        </Heading>
      </Head>
      <div>
        <Iban>{groupedIban(maskedIban(account.iban))}</Iban>
        <Note>
          <bdi>
            {account.first_name} {account.last_name}
          </bdi>
        </Note>
      </div>
    </Panel>
    <Rows>
      <Row
        label={<Trans comment="The identifier of a bank, also called BIC">SWIFT</Trans>}
        value={<Digits>{account.swift}</Digits>}
      />
      <Row label={<Trans>Country or region</Trans>} value={account.country_name} />
      <Row label={<Trans>Address</Trans>} value={<bdi>{account.address}</bdi>} />
    </Rows>
  </>
)

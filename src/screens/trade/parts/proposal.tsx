import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Check, Hourglass, X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Dispute, Rail, Side, Split } from '#contract/order.ts'
import { isNothing } from '#src/lib/format.ts'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Money } from '#src/ui/money.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Heading, Note } from '#src/ui/text.tsx'

const Parts = chakra('span', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } })
const Answer = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '1.5' } })

interface ProposalProps {
  of: Split
  answers: Dispute['answers']
  side: Side
  payType: Rail
}

const Both = ({ coin, eur }: { coin: string; eur: string }) => (
  <Parts>
    <span>
      <Money value={coin} unit="COIN" />
    </span>
    {!isNothing(eur) && <Money value={eur} unit="EUR" />}
  </Parts>
)

const SAYS: Record<Dispute['answers']['member'], readonly [LucideIcon, () => ReactNode]> = {
  agree: [Check, () => <Trans>Agreed</Trans>],
  disagree: [X, () => <Trans>Did not agree</Trans>],
  '': [Hourglass, () => <Trans>No answer yet</Trans>],
}

function Says({ answer }: { answer: Dispute['answers']['member'] }) {
  const [icon, words] = SAYS[answer]
  return (
    <Answer>
      <Icon of={icon} size={16} />
      {words()}
    </Answer>
  )
}

export function Proposal({ of: split, answers, side, payType }: ProposalProps) {
  const mine = side === 'member'
  const toMember = <Both coin={split.coin_to_member} eur={split.eur_to_member} />
  const toMerchant = <Both coin={split.coin_to_merchant} eur={split.eur_to_merchant} />
  return (
    <Card holds="prose">
      <Heading as="h3">
        <Trans>Proposal</Trans>
      </Heading>
      <Facts>
        <Fact name={<Trans>To you</Trans>}>{mine ? toMember : toMerchant}</Fact>
        <Fact name={mine ? <Trans>To the merchant</Trans> : <Trans>To the member</Trans>}>
          {mine ? toMerchant : toMember}
        </Fact>
        <Fact name={<Trans>Your answer</Trans>}>
          <Says answer={mine ? answers.member : answers.merchant} />
        </Fact>
        <Fact name={mine ? <Trans>The merchant’s answer</Trans> : <Trans>The member’s answer</Trans>}>
          <Says answer={mine ? answers.merchant : answers.member} />
        </Fact>
        <Fact name={<Trans>Fees</Trans>}>
          <Both coin={split.coin_to_fees} eur={split.eur_to_fees} />
        </Fact>
      </Facts>
      {payType === 'bank' && (
        <Note>
          <Trans>The euros here are the merchant’s security deposit for this order.</Trans>
        </Note>
      )}
    </Card>
  )
}

import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Check, Hourglass, X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Dispute, Rail, Side, Split } from '#contract/order.ts'
import { isNothing } from '#src/lib/format.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Money } from '#src/ui/money.tsx'
import { Row } from '#src/ui/rows.tsx'
import { Heading } from '#src/ui/text.tsx'

const Parts = chakra('span', { base: { display: 'grid', justifyItems: 'end' } })
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
    <>
      <Heading as="h3" paddingTop="1">
        <Trans>Proposal</Trans>
      </Heading>
      <Row label={<Trans>To you</Trans>} value={mine ? toMember : toMerchant} />
      <Row
        label={mine ? <Trans>To the merchant</Trans> : <Trans>To the member</Trans>}
        value={mine ? toMerchant : toMember}
      />
      <Row label={<Trans>Fees</Trans>} value={<Both coin={split.coin_to_fees} eur={split.eur_to_fees} />} />
      {payType === 'bank' && (
        <Row label={<Trans>The euros here are the merchant’s security deposit for this order.</Trans>} />
      )}
      <Row label={<Trans>Your answer</Trans>} value={<Says answer={mine ? answers.member : answers.merchant} />} />
      <Row
        label={mine ? <Trans>The merchant’s answer</Trans> : <Trans>The member’s answer</Trans>}
        value={<Says answer={mine ? answers.merchant : answers.member} />}
      />
    </>
  )
}

import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Dispute, DisputeStage, OrderInfo, Side, Statement } from '#contract/order.ts'
import { row } from '#src/theme/recipes/row.ts'
import { Pictures } from '#src/ui/attachment/pictures.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { Section } from '#src/ui/section.tsx'
import { Note } from '#src/ui/text.tsx'
import { Proposal } from './proposal.tsx'
import { DISPUTE_WORDS } from './reasons.ts'

const Said = chakra('article', { base: { ...row, display: 'block' } }, { defaultProps: { 'data-row': '' } })
const Text = chakra('p', { base: { whiteSpace: 'pre-line' } })

const STAGES: Record<DisputeStage, () => ReactNode> = {
  open: () => <Trans>Waiting for our team</Trans>,
  review: () => <Trans>Under review</Trans>,
  proposed: () => <Trans>Our team proposes a split</Trans>,
}

type Speaker = Statement['by']

function Speaks({ by, side }: { by: Speaker; side: Side }): ReactNode {
  if (by === side) return <Trans comment="Who said or did something">You</Trans>
  switch (by) {
    case 'member':
      return <Trans>Member</Trans>
    case 'merchant':
      return <Trans>Merchant</Trans>
    case 'operator':
      return <Trans>Our team</Trans>
    case 'system':
      return <Trans comment="Who did something: nobody, the clock">Automatic</Trans>
  }
}

export function DisputeCard({ of: dispute, order }: { of: Dispute; order: OrderInfo }) {
  const { i18n, t } = useLingui()
  const { stage, reason, by, evidence_time, statements, proposal, answers } = dispute
  const { side } = order
  return (
    <Section title={<Trans>Dispute</Trans>}>
      <Facts>
        <Fact name={<Trans>Stage</Trans>}>{STAGES[stage]()}</Fact>
        <Fact name={<Trans>Reason</Trans>}>{i18n._(DISPUTE_WORDS[reason])}</Fact>
        <Fact name={<Trans>Opened by</Trans>}>
          <Speaks by={by} side={side} />
        </Fact>
        <Fact name={<Trans>Send evidence by</Trans>}>
          <Moment at={evidence_time} />
        </Fact>
      </Facts>
      {proposal && <Proposal of={proposal} answers={answers} side={side} payType={order.pay_type} />}
      <Rows>
        {statements.map(({ by: speaker, text, images, time }) => (
          <Said key={`${speaker} ${time} ${text.slice(0, 20)}`}>
            <Note>
              <Speaks by={speaker} side={side} /> · <Moment at={time} />
            </Note>
            {text && <Text dir="auto">{text}</Text>}
            {images.length > 0 && <Pictures of={images} alt={t`Picture of a statement`} />}
          </Said>
        ))}
      </Rows>
    </Section>
  )
}

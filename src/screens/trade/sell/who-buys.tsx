import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Hash, KeyRound, type LucideIcon, Users } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { Mode } from '#contract/order.ts'
import type { Buyer, SellStart } from '#contract/trade.ts'
import type { SellForm } from '#machines/trade/sell.rules.ts'
import type { Conversation } from '#src/parts/trade/buyers.ts'
import { pressed, row } from '#src/theme/recipes/row.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { late } from '#src/ui/late.tsx'
import { Ring } from '#src/ui/ring.tsx'
import { Section } from '#src/ui/section.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Tile } from '#src/ui/tile.tsx'
import { Eyebrow, Note, Strong } from '#src/ui/text.tsx'

const Buyers = late(
  () => import('./buyers.tsx'),
  ({ Buyers }) => Buyers,
)

const Press = chakra('button', { base: pressed }, { defaultProps: { type: 'button', 'data-row': '' } })
const Head = chakra('div', { base: { ...row, minHeight: 'tap', justifyContent: 'space-between' } })
const Words = chakra('span', { base: { flex: '1', minWidth: '0', '& > span': { display: 'block' } } })
const Under = chakra('div', { base: { paddingTop: '1', paddingBottom: '4' } })

interface Look {
  readonly icon: LucideIcon
  readonly plain: () => ReactNode
  readonly name: () => ReactNode
  readonly note?: () => ReactNode
}

const LOOKS: Readonly<Record<Mode, Look>> = {
  normal: {
    icon: Users,
    plain: () => <Trans comment="Who may buy">Any merchant</Trans>,
    name: () => <Trans comment="Who may buy: every merchant">Normal</Trans>,
    note: () => <Trans>Best price first, one after the other</Trans>,
  },
  member: {
    icon: Hash,
    plain: () => <Trans comment="Who may buy: a merchant whose number the member knows">By merchant number</Trans>,
    name: () => <Trans comment="Who may buy: one merchant that the member names">Member</Trans>,
  },
  password: {
    icon: KeyRound,
    plain: () => <Trans comment="Who may buy: whoever knows it">With a phrase</Trans>,
    name: () => <Trans comment="Who may buy: whoever knows the phrase">Password</Trans>,
  },
}

interface WhoBuysProps {
  start: SellStart
  written: SellForm
  buyers: Conversation
  onWrite: (part: Partial<SellForm>) => void
  /** What the chosen one asks for. */
  children: ReactNode
}

export function WhoBuys({ start: { modes, fee }, written, buyers, onWrite, children }: WhoBuysProps) {
  const { t } = useLingui()
  const { mode, merchant_name, merchant_no } = written
  const isChosen = mode === 'member' && merchant_name !== ''
  const isNumber = mode === 'member' && !isChosen
  const choose = (mode: Mode) => onWrite({ mode, merchant_name: '', ...(merchant_name && { merchant_no: '' }) })
  return (
    <Section
      title={<Trans>Who buys</Trans>}
      all={
        modes.includes('password') && <PhraseWay isChosen={mode === 'password'} onChoose={() => choose('password')} />
      }
    >
      <Card as="div" role="group" aria-label={t`Who buys`}>
        {mode === 'password' && <Under>{children}</Under>}
        <Way mode="normal" isChosen={mode === 'normal'} onChoose={() => choose('normal')} />
        {modes.includes('member') && (
          <>
            {isChosen && isGone(merchant_no, buyers) && (
              <Note tone="warn" role="status" paddingBlock="2.5">
                <Trans>The merchant you chose is not buying anymore. Please choose another one.</Trans>
              </Note>
            )}
            <OneOfThem sale={buyers.snapshot.context.sale.quantity} />
            <Buyers
              conversation={buyers}
              chosen={isChosen ? merchant_no : ''}
              fee={fee}
              onChoose={(buyer) => onWrite({ mode: 'member', ...named(buyer) })}
            />
            <Way mode="member" isChosen={isNumber} onChoose={() => choose('member')} />
            {isNumber && <Under>{children}</Under>}
          </>
        )}
      </Card>
    </Section>
  )
}

const named = ({ merchant_no, name }: Buyer) => ({ merchant_no, merchant_name: name })

const isGone = (merchantNo: string, { snapshot: { context } }: Conversation) =>
  context.buyers?.list.every(({ merchant_no }) => merchant_no !== merchantNo) === true

const OneOfThem = ({ sale }: { sale: string }) => (
  <Head data-row="">
    <Note as="span">
      <Trans comment="Who may buy: one that the member names">One merchant</Trans>
    </Note>
    {sale !== '' && (
      <Note as="span">
        <Trans comment="Heading over what each merchant would bring">you get</Trans>
      </Note>
    )}
  </Head>
)

/** What the specification calls a way, small beside the words that explain it. */
const Name = ({ id, children }: { id: string; children: ReactNode }) => (
  <Eyebrow as="small" id={id} textStyle="tiny">
    {children}
  </Eyebrow>
)

interface ChosenProps {
  isChosen: boolean
  onChoose: () => void
}

/** Is called what the specification calls it; the plain words explain that. */
function PhraseWay({ isChosen, onChoose }: ChosenProps) {
  const id = useId()
  const { icon, plain, name } = LOOKS.password
  return (
    <Button
      kind="text"
      aria-pressed={isChosen}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-plain`}
      onClick={onChoose}
    >
      <Icon of={icon} size={18} />
      <span>
        <span id={`${id}-plain`}>{plain()}</span> <Name id={`${id}-name`}>{name()}</Name>
      </span>
    </Button>
  )
}

/** Is called what the specification calls it; the plain words explain that. */
function Way({ mode, isChosen, onChoose }: ChosenProps & { mode: Mode }) {
  const id = useId()
  const { icon, plain, name, note } = LOOKS[mode]
  return (
    <Press
      aria-pressed={isChosen}
      aria-labelledby={`${id}-name`}
      aria-describedby={note ? `${id}-plain ${id}-note` : `${id}-plain`}
      onClick={onChoose}
    >
      <span data-lead="">
        <Tile icon={icon} group="money" />
      </span>
      <Words>
        <span>
          <Strong id={`${id}-plain`}>{plain()}</Strong> <Name id={`${id}-name`}>{name()}</Name>
        </span>
        {note && (
          <Note as="span" id={`${id}-note`}>
            {note()}
          </Note>
        )}
      </Words>
      <Ring on={isChosen} />
    </Press>
  )
}

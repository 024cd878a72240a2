import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { KeyRound, type LucideIcon, Store, Users } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { Mode } from '#contract/order.ts'
import { pressed } from '#src/theme/recipes/row.ts'
import { Section } from '#src/ui/section.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Tile } from '#src/ui/tile.tsx'
import { Eyebrow, Note, Strong } from '#src/ui/text.tsx'

const Press = chakra('button', { base: pressed }, { defaultProps: { type: 'button', 'data-row': '' } })
const Words = chakra('span', { base: { flex: '1', minWidth: '0', overflowWrap: 'anywhere' } })
const Names = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' } })
const Ring = chakra('span', {
  base: {
    width: '22px',
    height: '22px',
    flex: 'none',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'edge',
  },
  variants: { on: { true: { borderWidth: '7px', borderColor: 'accent' } } },
})
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
    note: () => <Trans>We ask merchants one by one, best price first.</Trans>,
  },
  member: {
    icon: Store,
    plain: () => <Trans comment="Who may buy: one that the member names">One merchant</Trans>,
    name: () => <Trans comment="Who may buy: one merchant that the member names">Member</Trans>,
  },
  password: {
    icon: KeyRound,
    plain: () => <Trans comment="Who may buy: whoever knows it">With a phrase</Trans>,
    name: () => <Trans comment="Who may buy: whoever knows the phrase">Password</Trans>,
  },
}

interface WhoBuysProps {
  modes: readonly Mode[]
  chosen: Mode
  onChoose: (mode: Mode) => void
  /** What the chosen one asks for. */
  children: ReactNode
}

export function WhoBuys({ modes, chosen, onChoose, children }: WhoBuysProps) {
  const { t } = useLingui()
  return (
    <Section title={<Trans>Who may buy</Trans>}>
      <Card as="div" role="group" aria-label={t`Who may buy`}>
        {modes.map((mode) => (
          <Way key={mode} mode={mode} isChosen={mode === chosen} onChoose={() => onChoose(mode)} />
        ))}
        {chosen !== 'normal' && <Under>{children}</Under>}
      </Card>
    </Section>
  )
}

interface WayProps {
  mode: Mode
  isChosen: boolean
  onChoose: () => void
}

/** Is called what the specification calls it; the plain words explain that. */
function Way({ mode, isChosen, onChoose }: WayProps) {
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
        <Names>
          <Strong id={`${id}-plain`}>{plain()}</Strong>
          <Eyebrow as="span" id={`${id}-name`}>
            {name()}
          </Eyebrow>
        </Names>
        {note && (
          <Note as="span" display="block" id={`${id}-note`}>
            {note()}
          </Note>
        )}
      </Words>
      <Ring on={isChosen} />
    </Press>
  )
}

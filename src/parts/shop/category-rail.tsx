import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'

const Rail = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    marginInline: '-4',
    paddingInline: '4',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > button': { flex: 'none' },
  },
})
const Chip = chakra(
  'button',
  {
    base: {
      minHeight: 'tap',
      paddingInline: '4',
      borderRadius: 'full',
      bg: 'surface',
      textStyle: 'label',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
    },
    variants: { chosen: { true: { bg: 'ink', color: 'paper', fontWeight: '600' } } },
  },
  { defaultProps: { type: 'button' } },
)

export interface Categorised {
  readonly id: number
  /** The one it lies under; 0 is none. */
  readonly pid: number
  readonly name: string
}

interface CategoryRailProps {
  of: readonly Categorised[]
  chosen: number | undefined
  /** Of what they are called. */
  lang?: string | undefined
  onChoose: (id: number | undefined) => void
}

/** The first of them alone: what lies under another is found in it. */
export function CategoryRail({ of, chosen, lang, onChoose }: CategoryRailProps) {
  const { t } = useLingui()
  return (
    <Rail role="group" aria-label={t`Categories`}>
      <Chip chosen={chosen === undefined} aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        <Trans comment="All categories of goods">All</Trans>
      </Chip>
      {of
        .filter(({ pid }) => pid === 0)
        .map(({ id, name }) => (
          <Chip key={id} lang={lang} chosen={id === chosen} aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            {name}
          </Chip>
        ))}
    </Rail>
  )
}

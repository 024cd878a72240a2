import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { createContext, useContext } from 'react'
import type { Category } from '#contract/shop.ts'
import { followFlow } from '#machines/stock/follow.flow.ts'
import { required } from '#machines/lib/required.ts'
import { screen } from '#src/lib/screen.tsx'
import { Button } from '#src/ui/button.tsx'
import { Line } from '#src/ui/surface.tsx'
import { Note } from '#src/ui/text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'

export interface Categories {
  readonly list: readonly Category[]
}

/** They change so seldom that nobody is told when they do. */
export const categoriesFlow = followFlow<Categories>()

interface Chosen {
  readonly id: number | undefined
  choose(id: number | undefined): void
}
const ChosenContext = createContext<Chosen>({ id: undefined, choose: () => undefined })
export const ChosenCategory = ChosenContext.Provider

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

function Shown({ of: { list } }: { of: Categories }) {
  const { t } = useLingui()
  const { id, choose } = useContext(ChosenContext)
  return (
    <Rail role="group" aria-label={t`Categories`}>
      <Chip chosen={id === undefined} aria-pressed={id === undefined} onClick={() => choose(undefined)}>
        <Trans comment="All categories of goods">All</Trans>
      </Chip>
      {list
        .filter(({ pid }) => pid === 0)
        .map((one) => (
          <Chip key={one.id} chosen={one.id === id} aria-pressed={one.id === id} onClick={() => choose(one.id)}>
            {one.name}
          </Chip>
        ))}
    </Rail>
  )
}

const Here = ({ context: { item } }: { context: { item?: Categories } }) => <Shown of={required(item)} />
const Coming = () => <Waiting rows={1} />

export const CategoriesScreen = screen(
  categoriesFlow,
  {
    opening: Coming,
    unreachable: ({ send }) => (
      <Line>
        <Note>
          <Trans>The categories did not load.</Trans>
        </Note>
        <Button kind="text" onClick={() => send({ type: 'retry' })}>
          <Trans>Try again</Trans>
        </Button>
      </Line>
    ),
    showing: Here,
    following: Here,
    behind: Here,
    refreshing: Here,
  },
  'data-header',
)

import { Trans } from '@lingui/react/macro'
import { createContext, useContext } from 'react'
import { followFlow } from '#machines/stock/follow.flow.ts'
import { required } from '#machines/lib/required.ts'
import { screen } from '#src/lib/screen.tsx'
import { CategoryRail, type Categorised } from './category-rail.tsx'
import { Button } from '#src/ui/button.tsx'
import { Line } from '#src/ui/surface.tsx'
import { Note } from '#src/ui/text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'

export interface Categories {
  readonly list: readonly Categorised[]
}

/** They change so seldom that nobody is told when they do. */
export const categoriesFlow = followFlow<Categories>()

interface Chosen {
  readonly id: number | undefined
  /** Of what they are called, where it is not the reader's. */
  readonly lang?: string | undefined
  choose(id: number | undefined): void
}
const ChosenContext = createContext<Chosen>({ id: undefined, choose: () => undefined })
export const ChosenCategory = ChosenContext.Provider

/** Where there is none, there is nothing to choose. */
function Shown({ of: { list } }: { of: Categories }) {
  const { id, lang, choose } = useContext(ChosenContext)
  return list.length > 0 && <CategoryRail of={list} chosen={id} lang={lang} onChoose={choose} />
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

import { chakra } from '@chakra-ui/react'
import { pressed } from '#src/theme/recipes/row.ts'
import { Place } from './place.tsx'

export const RowTo = chakra(
  Place,
  {
    base: { ...pressed, flexWrap: 'wrap', columnGap: '4', rowGap: '1', minHeight: '16' },
  },
  { defaultProps: { 'data-row': '' } },
)

export const RowWords = chakra('span', {
  base: { flex: '1 1 8rem', maxWidth: 'full', '& > span': { display: 'block' } },
})

export const RowFigures = chakra('span', {
  base: {
    marginInlineStart: 'auto',
    maxWidth: 'full',
    display: 'grid',
    justifyItems: 'end',
    alignContent: 'start',
    textAlign: 'end',
    overflowWrap: 'anywhere',
  },
})

export const Least = chakra('span', { base: { textStyle: 'note', color: 'ink2' } })

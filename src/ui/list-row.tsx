import { chakra } from '@chakra-ui/react'
import { Place } from './place.tsx'

export const RowTo = chakra(Place, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    paddingBlock: '3.5',
    borderBottomWidth: '1px',
    borderColor: 'line',
    _hover: { bg: 'surface' },
  },
})

export const RowWords = chakra('span', {
  base: { flex: '1 1 9rem', minWidth: '0', overflowWrap: 'anywhere', '& > span': { display: 'block' } },
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

export const Least = chakra('span', { base: { textStyle: 'eyebrow', color: 'ink3' } })

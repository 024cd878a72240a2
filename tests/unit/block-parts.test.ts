import { expect, test } from 'vitest'
import type { Block } from '#contract/shapes.ts'
import { blockParts } from '#server/paper/block-parts.ts'

const BLOCKS: readonly Block[] = [
  { kind: 'heading', text: 'How it burns' },
  { kind: 'paragraph', text: 'Slowly.' },
  { kind: 'list', items: ['Oil', 'Wick'] },
  { kind: 'quote', text: 'It went out once.', by: 'Line Holm' },
  { kind: 'table', head: ['Size', 'Burns for'], rows: [['S', '10 hours']] },
  { kind: 'table', head: [], rows: [['Height', '28 cm']] },
  { kind: 'link', text: 'How a wick is changed', url: 'https://hafen-korn.example/wick' },
  { kind: 'picture', picture: '0'.repeat(32), alt: 'The lantern at dusk', width: 1280, height: 960 },
]

test('whatever is typed for a page stands on paper in lines', () => {
  const lines = BLOCKS.flatMap(blockParts)
  expect(lines.map((part) => part.kind === 'line' && part.cells.map(({ text }) => text).join())).toEqual([
    'How it burns',
    'Slowly.',
    '• Oil',
    '• Wick',
    '“It went out once.”',
    'Line Holm',
    'Size · Burns for',
    'S · 10 hours',
    'Height · 28 cm',
    'How a wick is changed: https://hafen-korn.example/wick',
    'The lantern at dusk',
  ])
})

import { chakra } from '@chakra-ui/react'
import type { Block } from '#contract/shapes.ts'

const Text = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    maxWidth: '38rem',
    '& h2': { textStyle: 'title', marginTop: '3' },
    '& p, & li': { color: 'ink' },
    '& ul': {
      paddingInlineStart: '5',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '2',
      listStyle: 'disc',
    },
  },
})

export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return (
    <Text>
      {blocks.map((block, place) => {
        if (block.kind === 'heading') return <h2 key={place}>{block.text}</h2>
        if (block.kind === 'paragraph') return <p key={place}>{block.text}</p>
        return (
          <ul key={place}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )
      })}
    </Text>
  )
}

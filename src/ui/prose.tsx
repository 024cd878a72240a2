import { chakra } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'
import { BRAND } from '#contract/limits.ts'
import type { Block } from '#contract/shapes.ts'
import { wayOut } from '#src/lib/way-out.ts'
import { PublicPicture } from './cover/public-picture.tsx'
import { TextPlace } from './place.tsx'
import { Note } from './text.tsx'

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
    '& figure': { margin: '0', display: 'grid', gap: '1' },
    '& blockquote': { borderInlineStart: '3px solid', borderColor: 'edge', paddingInlineStart: '3' },
    '& img': { width: 'full', height: 'auto', borderRadius: 'tile', bg: 'sunken' },
    '& table': { width: 'full', borderCollapse: 'collapse' },
    '& :is(th, td)': { textAlign: 'start', verticalAlign: 'baseline', paddingBlock: '2' },
    '& tr + tr, & thead + tbody tr': { borderTop: '1px solid', borderColor: 'line' },
    '& :is(th, td) + :is(th, td)': { paddingInlineStart: '3' },
    '& th': { fontWeight: '400', color: 'ink2' },
  },
})
/** A table wider than the page moves by itself. */
const Moves = chakra('div', { base: { overflowX: 'auto' } })

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : BRAND)

function Table({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <Moves>
      <table>
        {head.length > 0 && (
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([first, ...cells], at) => (
            <tr key={at}>
              <th scope="row">{first}</th>
              {cells.map((cell, place) => (
                <td key={place}>
                  <bdi>{cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Moves>
  )
}

/** Where it leads to is said before anybody goes there. */
const Out = ({ text, url }: Extract<Block, { kind: 'link' }>) => (
  <p>
    <TextPlace to={wayOut(url)}>{text}</TextPlace>{' '}
    <Note as="span">
      <bdi>{hostOf(url)}</bdi>
    </Note>
  </p>
)

function drawn(block: Block): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'quote':
      return (
        <figure>
          <blockquote>
            <p>{block.text}</p>
          </blockquote>
          <Note as="figcaption">{block.by}</Note>
        </figure>
      )
    case 'table':
      return <Table {...block} />
    case 'link':
      return <Out {...block} />
    case 'picture':
      return (
        <PublicPicture
          picture={block.picture}
          sizes="min(100vw, 480px)"
          alt={block.alt}
          width={block.width}
          height={block.height}
        />
      )
  }
}

export const Prose = ({ blocks }: { blocks: readonly Block[] }) => (
  <Text>
    {blocks.map((block, place) => (
      <Fragment key={place}>{drawn(block)}</Fragment>
    ))}
  </Text>
)

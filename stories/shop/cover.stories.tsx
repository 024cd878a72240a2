import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { GoodsCover } from '#src/parts/shop/cover.tsx'
import { MOTIFS } from '#src/parts/shop/motifs.ts'
import { onBench } from '../lib/bench.tsx'

export default { title: 'shop/Cover', decorators: [onBench] } satisfies Meta

const Shelf = chakra('div', {
  base: { display: 'grid', gap: '3' },
  variants: {
    of: {
      tiles: { gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))' },
      thumbs: { gridTemplateColumns: 'repeat(auto-fill, 40px)' },
    },
  },
})

const drawn = (motif: string) => ({ picture: undefined, seed: `goods ${motif}`, motif })

export const EveryMotif: StoryObj = {
  render: () => (
    <Shelf of="tiles">
      {Object.keys(MOTIFS).map((motif) => (
        <GoodsCover key={motif} {...drawn(motif)} size="tile" />
      ))}
    </Shelf>
  ),
}
export const InRows: StoryObj = {
  render: () => (
    <Shelf of="thumbs">
      {Object.keys(MOTIFS).map((motif) => (
        <GoodsCover key={motif} {...drawn(motif)} size="row" />
      ))}
    </Shelf>
  ),
}
export const OfOneMotif: StoryObj = {
  render: () => (
    <Shelf of="tiles">
      {Array.from({ length: 20 }, (_, at) => (
        <GoodsCover key={at} picture={undefined} seed={`mug ${at}`} motif="mug" size="tile" />
      ))}
    </Shelf>
  ),
}
export const AcrossThePage: StoryObj = { render: () => <GoodsCover {...drawn('lantern')} size="page" /> }
export const Wide: StoryObj = { render: () => <GoodsCover {...drawn('teapot')} size="wide" /> }

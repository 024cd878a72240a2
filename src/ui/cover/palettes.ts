import { hashOf } from './lots.ts'

type Colours = readonly [ground: string, fill: string, line: string, paper: string]

const named = ([ground, fill, line, paper]: Colours) => ({
  '--cover-ground': ground,
  '--cover-fill': fill,
  '--cover-line': line,
  '--cover-paper': paper,
})

const palette = (day: Colours, night: Colours) => ({ ...named(day), '.dark &': named(night) })

/** The drawing is one; the theme picks its colours. */
export const palettes = {
  sea: palette(['#D8EBE8', '#8FC9C3', '#0B4A50', '#FFFFFF'], ['#12312F', '#2F716D', '#B2E6E2', '#0D1113']),
  dusk: palette(['#E6E1F7', '#B7A8E8', '#3B2C7C', '#FFFFFF'], ['#262040', '#5A4C9C', '#D3CAFB', '#0D1113']),
  heather: palette(['#F6E1EB', '#E0A5C6', '#6B2350', '#FFFFFF'], ['#361B2B', '#86406A', '#F5C3DE', '#0D1113']),
  sand: palette(['#F2E8D5', '#DDC08A', '#5A4212', '#FFFFFF'], ['#2F2716', '#7D6532', '#EED6A2', '#0D1113']),
  noon: palette(['#DCE7F6', '#98BBE9', '#1D4376', '#FFFFFF'], ['#172A44', '#3C63A4', '#BDD7FA', '#0D1113']),
  marsh: palette(['#E4EDD7', '#ABC687', '#37521B', '#FFFFFF'], ['#222D15', '#56753B', '#CFE2B4', '#0D1113']),
}

const PALETTES = Object.keys(palettes) as (keyof typeof palettes)[]

export const paletteOf = (seed: string) => PALETTES[hashOf(seed) % PALETTES.length] ?? 'sea'

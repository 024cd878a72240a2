import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronRight, Globe, House, LogOut, RotateCw } from 'lucide-react'
import { expect } from 'storybook/test'
import { semanticTokens } from '#src/theme/semantic-tokens.ts'
import { textStyles } from '#src/theme/text-styles.ts'
import { tokens } from '#src/theme/tokens.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Bench, Says } from '../lib/bench.tsx'
import { contrast } from '../lib/contrast.ts'

export default {
  title: 'foundations/Foundations',
  parameters: { inspect: false },
  decorators: [(Story) => <Bench>{Story()}</Bench>],
} satisfies Meta

type Theme = '_light' | '_dark'
const colours: Record<string, { value: Partial<Record<Theme, string>> }> = semanticTokens.colors
const valueOf = (name: string, theme: Theme) => colours[name]?.value[theme] ?? ''

const JOBS: Readonly<Record<string, string>> = {
  paper: 'the ground of a page',
  surface: 'a card: one subject',
  sunken: 'what is pressed or typed into on a card',
  raised: 'the chosen part of a track',
  ink: 'text, and what is chosen',
  ink2: 'second lines',
  ink3: 'what is off',
  line: 'between rows of one card',
  edge: 'around what one types into',
  accent: 'acts: the main button, a link',
  accentPressed: 'the same, pressed',
  onAccent: 'text on it',
  soft: 'a tonal button, and the group money',
  deep: 'the ground of the brand: once a page',
  deepRaised: 'discs on it',
  onDeep: 'text on it',
  onDeep2: 'second lines on it',
  glow: 'the one act on it',
  onGlow: 'text on that',
  onDeepWarn: 'on the ground of the brand, asks for your eyes',
  good: 'has happened',
  goodSoft: 'its ground',
  warn: 'asks for your eyes',
  warnSoft: 'its ground',
  bad: 'stopped, lost',
  badSoft: 'its ground',
  focus: 'where the keys go',
  iris: 'the group investing',
  irisSoft: 'its ground',
  plum: 'the group shop',
  plumSoft: 'its ground',
  sky: 'the group security',
  skySoft: 'its ground',
  veil: 'behind a sheet',
}

const SOFT = ['soft', 'goodSoft', 'warnSoft', 'badSoft', 'irisSoft', 'plumSoft', 'skySoft']

/** Which colour may stand on which, and how far apart they must be: text 4.5, what is no text 3. */
const PAIRS: readonly (readonly [front: string, ground: string, least: number])[] = [
  ...['paper', 'surface', 'sunken', 'raised', ...SOFT].flatMap((ground) => [
    ['ink', ground, 4.5] as const,
    ['ink2', ground, 4.5] as const,
  ]),
  ...['paper', 'surface', 'sunken'].flatMap((ground) => [
    ['ink3', ground, 4.5] as const,
    ['accent', ground, 4.5] as const,
  ]),
  ...['paper', 'surface'].flatMap((ground) => [
    ['good', ground, 4.5] as const,
    ['warn', ground, 4.5] as const,
    ['bad', ground, 4.5] as const,
    ['edge', ground, 3] as const,
    ['focus', ground, 3] as const,
  ]),
  ...['good', 'warn', 'bad', 'iris', 'plum', 'sky'].map((name) => [name, `${name}Soft`, 4.5] as const),
  ['accent', 'soft', 4.5],
  ['onAccent', 'accent', 4.5],
  ['onAccent', 'accentPressed', 4.5],
  ['onDeep', 'deep', 4.5],
  ['onDeep2', 'deep', 4.5],
  ['onDeep', 'deepRaised', 4.5],
  ['glow', 'deep', 4.5],
  ['onDeepWarn', 'deep', 4.5],
  ['onGlow', 'glow', 4.5],
  ['paper', 'ink', 4.5],
]

const measured = PAIRS.flatMap(([front, ground, least]) =>
  (['_light', '_dark'] as const).map((theme) => ({
    front,
    ground,
    theme,
    least,
    ratio: contrast(valueOf(front, theme), valueOf(ground, theme)),
  })),
)

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    textStyle: 'note',
    '& td, & th': { textAlign: 'start', paddingBlock: '2', borderBottomWidth: '1px', borderColor: 'line' },
  },
})
const Swatch = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '12',
    height: '8',
    borderRadius: 'inner',
    borderWidth: '1px',
    borderColor: 'line',
  },
})

export const Colours: StoryObj = {
  render: () => (
    <Table>
      <tbody>
        {Object.keys(colours).map((name) => (
          <tr key={name}>
            <td>
              {name}
              <Says>{JOBS[name]}</Says>
            </td>
            {(['_light', '_dark'] as const).map((theme) => (
              <td key={theme}>
                <Swatch style={{ background: valueOf(name, theme) }} /> {valueOf(name, theme)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  ),
  play: async () => {
    await expect(Object.keys(JOBS)).toEqual(Object.keys(colours))
  },
}

export const Contrast: StoryObj = {
  render: () => (
    <Table>
      <thead>
        <tr>
          <th>on</th>
          <th>least</th>
          <th>light</th>
          <th>dark</th>
        </tr>
      </thead>
      <tbody>
        {PAIRS.map(([front, ground, least]) => (
          <tr key={front + ground}>
            <td>{`${front} on ${ground}`}</td>
            <td>{least}</td>
            {measured
              .filter((pair) => pair.front === front && pair.ground === ground)
              .map(({ theme, ratio }) => (
                <td key={theme}>{ratio.toFixed(2)}</td>
              ))}
          </tr>
        ))}
      </tbody>
    </Table>
  ),
  play: async () => {
    await expect(measured.filter(({ ratio, least }) => ratio < least)).toEqual([])
  },
}

export const TextStyles: StoryObj = {
  render: () => (
    <>
      {Object.entries(textStyles).map(([name, style]) => (
        <div key={name}>
          <chakra.p textStyle={name}>{/^(hero|figure)$/.test(name) ? '1,284.50' : 'Ink on paper'}</chakra.p>
          <Says>{`${name}: ${JSON.stringify(style?.value).replace(/[{}"]/g, '').replaceAll(',', ', ')}`}</Says>
        </div>
      ))}
    </>
  ),
}

export const Spacing: StoryObj = {
  render: () => (
    <Table>
      <tbody>
        {Object.entries(tokens.spacing ?? {})
          .sort(([one], [other]) => Number(one) - Number(other))
          .map(([name, { value }]) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{value}</td>
              <td>
                <chakra.span display="block" height="3" bg="accent" borderRadius="mark" style={{ width: value }} />
              </td>
            </tr>
          ))}
      </tbody>
    </Table>
  ),
}

export const Shapes: StoryObj = {
  render: () => (
    <Table>
      <tbody>
        {(['radii', 'sizes', 'durations', 'easings'] as const).flatMap((scale) =>
          Object.entries(tokens[scale] ?? {})
            .filter(([name]) => !/^\d/.test(name))
            .map(([name, { value }]) => (
              <tr key={scale + name}>
                <td>{scale}</td>
                <td>{name}</td>
                <td>{value}</td>
                <td>{scale === 'radii' && <Swatch bg="soft" style={{ borderRadius: value }} />}</td>
              </tr>
            )),
        )}
      </tbody>
    </Table>
  ),
}

export const Icons: StoryObj = {
  render: () => (
    <Table>
      <tbody>
        {[
          { icon: ChevronRight, name: 'points along the line of reading', mirrors: true },
          { icon: LogOut, name: 'stands as it is', mirrors: false },
          { icon: RotateCw, name: 'a clock turns the same way everywhere', mirrors: false },
          { icon: House, name: 'stands as it is', mirrors: false },
          { icon: Globe, name: 'stands as it is', mirrors: false },
        ].map(({ icon, name, mirrors }) => (
          <tr key={icon.displayName}>
            <td>
              <Icon of={icon} mirrors={mirrors} />
            </td>
            <td>{icon.displayName}</td>
            <td>{name}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  ),
}

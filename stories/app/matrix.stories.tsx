import type { Meta, StoryObj } from '@storybook/react-vite'
import { LOCALES, Matrix as AllStates, type Cell } from '../lib/matrix.tsx'
import type { SceneFacts } from '../lib/scenes.tsx'
import { wordsOf } from '../lib/speech.ts'
import { restingStates } from '../lib/states.ts'
import { WIDE } from '../lib/toolbars.ts'

const modules = import.meta.glob<Record<string, StoryObj>>(['../*/*.stories.tsx', '!../ui/*', '!../app/*'])
const nameOf = (file: string) => file.replace('../', '').replace('.stories.tsx', '').replace('/', ' ')
const screens = Object.fromEntries(Object.entries(modules).map(([file, load]) => [nameOf(file), load]))

async function cellsOf(screen: string): Promise<Cell[]> {
  const module = (await screens[screen]?.()) ?? {}
  const cells = Object.entries(module).flatMap(([name, story]) => {
    const facts = story.parameters?.machine as SceneFacts | undefined
    return name !== 'default' && facts ? [{ name, story, place: restingStates(facts.flow()).indexOf(facts.state) }] : []
  })
  return cells.sort((one, other) => one.place - other.place)
}

const speak = async (tongue: string) => [tongue, await wordsOf(tongue)] as const

export default {
  title: 'matrix/All states',
  tags: ['!test', '!autodocs'],
  argTypes: { screen: { control: 'select', options: Object.keys(screens) } },
  args: { screen: 'home home' },
  globals: WIDE,
  parameters: { controls: { disable: false } },
  loaders: [
    async ({ args }) => ({
      cells: await cellsOf(String(args.screen)),
      words: Object.fromEntries(await Promise.all(LOCALES.map(speak))),
    }),
  ],
} satisfies Meta

export const Matrix: StoryObj<{ screen: string }> = {
  render: (_, { loaded }) => (
    <AllStates cells={loaded.cells as Cell[]} words={loaded.words as Record<string, Record<string, string>>} />
  ),
}

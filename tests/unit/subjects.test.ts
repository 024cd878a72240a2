import { expect, it } from 'vitest'
import { subjectsOf } from '../../scripts/lib/subjects.mjs'

const TEXTS: Record<string, string> = {
  'tests/house-forms.test.ts':
    "import.meta.glob<Record<string, { a?: B }>>(['../stories/**/*.stories.tsx', '!../stories/ui/*.stories.tsx'])",
  'tests/house-areas.test.ts': "readdirSync('src/locales'); read(`docs/${name}.md`); read('vite.config.ts')",
  'stories/trade/order.stories.tsx': '',
  'stories/ui/sheet.stories.tsx': '',
  'src/screens/trade/order.screen.tsx': '',
  'src/lib/format.ts': "readdirSync('server')",
}
const house = {
  sources: Object.keys(TEXTS),
  imports: new Map([
    ['tests/house-areas.test.ts', ['src/lib/format.ts']],
    ['stories/trade/order.stories.tsx', ['src/screens/trade/order.screen.tsx']],
  ]),
  textOf: (file: string) => TEXTS[file] ?? '',
}
const about = (test: string, files: readonly string[]) => files.filter(subjectsOf(test, house))

it('is about what it globs, and what that imports', () => {
  expect(
    about('tests/house-forms.test.ts', [
      'tests/house-forms.test.ts',
      'stories/trade/order.stories.tsx',
      'stories/trade/new.stories.tsx',
      'src/screens/trade/order.screen.tsx',
      'stories/ui/sheet.stories.tsx',
      'src/lib/format.ts',
    ]),
  ).toEqual([
    'tests/house-forms.test.ts',
    'stories/trade/order.stories.tsx',
    'stories/trade/new.stories.tsx',
    'src/screens/trade/order.screen.tsx',
  ])
})

it('is about the files and folders that it reads by name, and not about those that others read', () => {
  expect(
    about('tests/house-areas.test.ts', [
      'src/locales/trade/en.po',
      'docs/proof.md',
      'src/lib/format.ts',
      'src/lib/places.ts',
      'server/app.ts',
    ]),
  ).toEqual(['src/locales/trade/en.po', 'docs/proof.md', 'src/lib/format.ts'])
})

import type { Plugin } from 'vite'

/** As Storybook begins the test of a story. */
const BEGUN = /\b_test\(("(?:[^"\\]|\\.)*"), _testStory\(\{/g

/** Of a file of stories those are tests that are due in this run (`stories/lib/due.ts`). */
export const dueStories = (): Plugin => ({
  name: 'quay:due-stories',
  transform: {
    filter: { id: /\.stories\.tsx(?:\?|$)/, code: /@storybook\/addon-vitest\/internal\/test-utils/ },
    handler(code, id) {
      const told = code.replaceAll(BEGUN, '_tellStory(_test, $1, _testStory, ({')
      if (told === code) throw new Error(`${id} begins no story as others do`)
      return { code: `import { tellStory as _tellStory } from '#stories/lib/due.ts'\n${told}`, map: null }
    },
  },
})

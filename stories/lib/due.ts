import { PLAIN, type Look } from './dress.ts'
import type { SceneFacts } from './scenes.tsx'
import { TONGUES } from './speech.ts'
import { EXEMPLARS, kindOf, viewOf } from './views.ts'

/** A story as the tests of its file tell it. */
export interface Told {
  readonly storyId: string
  readonly exportName: string
  readonly story: { readonly play?: unknown; readonly parameters?: { readonly machine?: SceneFacts } }
  readonly meta: { readonly title: string }
}

export interface Due {
  readonly looks: readonly Look[]
  /** By axe, as it is in the light. */
  readonly isJudged: boolean
  /** Its colours by axe, in the dark. */
  readonly isDark: boolean
}

type Turn = Look | 'dark'
/** In `npm test` what is the first of its kind, in the gate all; a file that is named by hand has all of its stories. */
export type Mode = 'first' | 'all' | ''

/** Every language: the gate's. A language is put on as seldom as can be: it draws the whole page anew. */
const EVERY_LOOK: readonly Look[] = [
  PLAIN,
  { ...PLAIN, textSize: '200' },
  ...TONGUES.filter((locale) => locale !== 'en' && locale !== 'he').map((locale) => ({ ...PLAIN, locale })),
  { ...PLAIN, locale: 'he' },
  { ...PLAIN, locale: 'he', textSize: '200' },
]

const LARGE: Look = { ...PLAIN, textSize: '200' }

/** Where words need the most room, and both directions. */
const HARD: readonly Look[] = [
  LARGE,
  { ...PLAIN, locale: 'pseudo' },
  { ...PLAIN, locale: 'he' },
  { ...PLAIN, locale: 'he', textSize: '200' },
]

/** Each of them once a file, on one of its views after the other. */
const IN_TURN: readonly Turn[] = [...HARD, 'dark']
/** What a file begins with is seldom more than an outline. */
const OUTLINES = 2

const WHOLE: Due = { looks: EVERY_LOOK, isJudged: true, isDark: true }
const HARDEST: Due = { looks: [PLAIN, ...HARD], isJudged: true, isDark: true }
/** A view that was seen before, with other facts. */
const AGAIN: Due = { looks: [PLAIN], isJudged: false, isDark: false }

const isOfTheKit = (title: string) => /^(?:ui|stock)\//.test(title)

/** Which stories of the files that were read are tests, and what is looked at of each. */
export function dueIn(mode: Mode) {
  const seen = new Map<string, Set<unknown>>()
  const firsts = new Map<string, string[]>()
  const told = new Map<string, Told>()

  const isNew = (title: string, one: unknown): boolean => {
    const ones = seen.get(title) ?? new Set()
    seen.set(title, ones)
    return ones.size < ones.add(one).size
  }

  /** The first scene of a view, and whatever shows the longest it can: the others differ in what they know. */
  function isFirst({ exportName, story, meta: { title } }: Told): boolean {
    const machine = story.parameters?.machine
    if (!machine || isLongest(exportName)) return true
    const view = viewOf(machine)
    if (typeof view === 'string' && EXEMPLARS[kindOf(view)] !== title) return false
    return isNew(title, view)
  }

  function shared({ storyId, exportName, meta: { title } }: Told): Due {
    const all = firsts.get(title) ?? []
    const mine = IN_TURN.filter((_, turn) => all[(turn + OUTLINES) % all.length] === storyId)
    const looks = mine.filter((look) => look !== 'dark')
    return {
      looks: [PLAIN, ...new Set([...(isLongest(exportName) ? [LARGE] : []), ...looks])],
      isJudged: true,
      isDark: mine.includes('dark'),
    }
  }

  return {
    /** Whether it is a test of this run: it is the first of its kind, or plays what nobody played before it. */
    tells(one: Told): boolean {
      const { storyId, story, meta } = one
      told.set(storyId, one)
      const [first, played] = [isFirst(one), story.play !== undefined && isNew(meta.title, story.play)]
      if (first) firsts.set(meta.title, [...(firsts.get(meta.title) ?? []), storyId])
      return mode !== 'first' || first || played || isOfTheKit(meta.title)
    },
    /** What is looked at of it, once all of its file are told. */
    of(storyId: string): Due {
      const one = told.get(storyId)
      if (!one) throw new Error(`${storyId} was begun untold`)
      if (mode === 'all') return WHOLE
      if (!firsts.get(one.meta.title)?.includes(storyId)) return AGAIN
      return mode === 'first' && !isOfTheKit(one.meta.title) ? shared(one) : HARDEST
    },
  }
}

const isLongest = (name: string) => /longest/i.test(name)

const stories = dueIn((import.meta.env['STORY_LOOKS'] as Mode | undefined) ?? '')

export const dueOf = stories.of

/** Stands in every file of stories where Storybook would begin a test (`scripts/vite/due-stories.ts`). */
export function tellStory<T extends Told>(
  test: (name: string, body: unknown) => void,
  name: string,
  testOf: (story: T) => unknown,
  story: T,
): void {
  if (stories.tells(story)) test(name, testOf(story))
}

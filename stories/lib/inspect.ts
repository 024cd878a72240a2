import { i18n } from '@lingui/core'
import { flushSync } from 'react-dom'
import { dress, PLAIN, type Look } from './dress.ts'
import { axeFaults, colourFaults } from './axe.ts'
import { faultsOnScreen, textsOnScreen } from './probe.ts'
import { englishIn } from './said.ts'
import type { SceneFacts } from './scenes.tsx'
import { speakNow, tagOf, TONGUES, wordsOf } from './speech.ts'
import { EXEMPLARS, kindOf, viewOf } from './views.ts'

interface Inspected {
  name: string
  title: string
  parameters: { inspect?: false; machine?: SceneFacts }
}

/** Every language: the gate's. A language is put on as seldom as can be: it draws the whole page anew. */
const EVERY_LOOK: readonly Look[] = [
  PLAIN,
  { ...PLAIN, textSize: '200' },
  ...TONGUES.filter((locale) => locale !== 'en' && locale !== 'he').map((locale) => ({ ...PLAIN, locale })),
  { ...PLAIN, locale: 'pseudo' },
  { ...PLAIN, locale: 'he' },
  { ...PLAIN, locale: 'he', textSize: '200' },
]

/** Where words need the most room, and both directions. */
const HARDEST: readonly Look[] = [
  PLAIN,
  { ...PLAIN, textSize: '200' },
  { ...PLAIN, locale: 'pseudo' },
  { ...PLAIN, locale: 'he' },
  { ...PLAIN, locale: 'he', textSize: '200' },
]

/** A view that was seen where it is hardest, with other facts: in every language it is the gate's. */
const AGAIN: readonly Look[] = [PLAIN]

const seen = new Map<string, Set<unknown>>()

/** The first scene of a view, and whatever shows the longest it can: the others differ in what they know. */
function isFirst({ name, title, parameters: { machine } }: Inspected, place = title): boolean {
  if (!machine || /longest/i.test(name)) return true
  const view = viewOf(machine)
  if (typeof view === 'string' && EXEMPLARS[kindOf(view)] !== title) return false
  const views = seen.get(place) ?? new Set()
  seen.set(place, views)
  return views.size < views.add(view).size
}

const looksOf = (story: Inspected) => {
  const first = isFirst(story)
  if (import.meta.env.STORY_LOOKS === 'all') return EVERY_LOOK
  return first ? HARDEST : AGAIN
}

/** A sheet over a view has colours of its own. */
const isFirstSheet = (story: Inspected) =>
  document.querySelector('[role=dialog]') !== null && isFirst(story, `${story.title} under a sheet`)

/** What the kit is shown with is its own: there, only whole sentences can be the server's. */
const read = ({ title }: Inspected) =>
  title.startsWith('ui/') ? textsOnScreen().filter((text) => text.endsWith('.')) : textsOnScreen()

/**
 * In a test the first story of a view is looked at where it is hardest, the others plain; with
 * `STORY_LOOKS=all`, as in the gate, every story in every look.
 */
export async function inspect(story: Inspected): Promise<void> {
  const looks = looksOf(story)
  const isJudged = looks !== AGAIN || isFirstSheet(story)
  const faults = new Map<string, string[]>()
  const note = (look: string) => (fault: string) => faults.set(fault, [...(faults.get(fault) ?? []), look])
  underNoFoot()
  if (story.parameters.inspect !== false) rest()
  if (isJudged) (await axeFaults()).forEach(note('light'))
  if (story.parameters.inspect !== false) {
    if (isJudged) {
      wear({ ...PLAIN, theme: 'dark' })
      rest()
      const found = await colourFaults()
      found.forEach(note('dark'))
    }
    await Promise.all(TONGUES.map(wordsOf))
    for (const look of looks) {
      wear(look)
      await measured()
      const noted = note(`${look.locale}${look.textSize === '100' ? '' : ` at ${look.textSize} %`}`)
      new Set(faultsOnScreen()).forEach(noted)
      englishIn(look.locale, () => read(story)).forEach((text) => noted(`the server speaks English: "${text}"`))
    }
  }
  if (faults.size > 0)
    throw new Error(
      `${faults.size} faults at ${innerWidth} px\n${[...faults].map(([fault, looks]) => `${fault} (${looks.join(', ')})`).join('\n')}`,
    )
}

/** A page scrolls: what its foot covers before that is no fault of it. */
function underNoFoot(): void {
  for (const foot of document.querySelectorAll<HTMLElement>('#content + div')) foot.style.pointerEvents = 'none'
}

/** Tabs say how tall they are before they are painted: whoever looks at them waits for that. */
async function measured(): Promise<void> {
  const tabs = document.documentElement.style.getPropertyValue('--tabs')
  const bars = [...document.querySelectorAll('nav')]
  const isTrue = bars.length === 0 ? tabs === '' : bars.some(({ offsetHeight }) => `${offsetHeight}px` === tabs)
  if (!isTrue) await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
}

function wear(look: Look): void {
  dress(look)
  if (i18n.locale !== tagOf(look.locale)) flushSync(() => speakNow(look.locale))
}

function rest(): void {
  for (const motion of document.getAnimations()) {
    if (motion.effect?.getComputedTiming().endTime === Infinity) motion.cancel()
    else motion.finish()
  }
}

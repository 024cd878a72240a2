import { i18n } from '@lingui/core'
import { flushSync } from 'react-dom'
import { dress, PLAIN, type Look } from './dress.ts'
import { axeFaults, colourFaults } from './axe.ts'
import { dueOf } from './due.ts'
import { faultsOnScreen, textsOnScreen } from './probe.ts'
import { englishIn } from './said.ts'
import { speakNow, tagOf, TONGUES, wordsOf } from './speech.ts'

interface Inspected {
  id: string
  title: string
  parameters: { inspect?: false }
}

const underSheets = new Set<string>()

/** The first sheet over a view of a file has colours of its own. */
function isFirstSheet({ title }: Inspected): boolean {
  if (document.querySelector('[role=dialog]') === null) return false
  return underSheets.size < underSheets.add(title).size
}

/** What the kit is shown with is its own: there, only whole sentences can be the server's. */
const read = ({ title }: Inspected) =>
  title.startsWith('ui/') ? textsOnScreen().filter((text) => text.endsWith('.')) : textsOnScreen()

/** Looks at what is due of a story. */
export async function inspect(story: Inspected): Promise<void> {
  const { looks, ...due } = dueOf(story.id)
  const isSheet = isFirstSheet(story)
  const [isJudged, isDark] = [due.isJudged || isSheet, due.isDark || isSheet]
  const faults = new Map<string, string[]>()
  const note = (look: string) => (fault: string) => faults.set(fault, [...(faults.get(fault) ?? []), look])
  underNoFoot()
  if (story.parameters.inspect !== false) rest()
  if (isJudged) (await axeFaults()).forEach(note('light'))
  if (story.parameters.inspect !== false) {
    if (isDark) {
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

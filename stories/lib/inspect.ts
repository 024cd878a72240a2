import { i18n } from '@lingui/core'
import { flushSync } from 'react-dom'
import { dress, PLAIN, type Look } from './dress.ts'
import { darkFaults } from './dark.ts'
import { faultsOnScreen } from './probe.ts'
import { speakNow, tagOf, TONGUES, wordsOf } from './speech.ts'

interface Inspected {
  parameters: { inspect?: false }
  globals: Record<string, unknown>
}

const LOOKS: readonly Look[] = [
  ...TONGUES.map((locale) => ({ ...PLAIN, locale })),
  { ...PLAIN, textSize: '200' },
  { ...PLAIN, locale: 'he', textSize: '200' },
]

const isTest = () => '__vitest_browser__' in globalThis

/** In a test every story is looked at in each language, with large text and in the dark. */
export async function inspect({ parameters, globals }: Inspected): Promise<void> {
  if (!isTest() || parameters.inspect === false) return
  const before = { ...PLAIN, ...globals } as Look
  await Promise.all(TONGUES.map(wordsOf))
  rest()
  const faults = new Map<string, string[]>()
  const note = (look: string) => (fault: string) => faults.set(fault, [...(faults.get(fault) ?? []), look])
  try {
    for (const look of LOOKS) {
      wear(look)
      await measured()
      new Set(faultsOnScreen()).forEach(
        note(`${look.locale}${look.textSize === '100' ? '' : ` at ${look.textSize} %`}`),
      )
    }
    wear({ ...PLAIN, theme: 'dark' })
    const dark = await darkFaults()
    dark.forEach(note('dark'))
  } finally {
    wear(before)
  }
  if (faults.size > 0)
    throw new Error(
      `${faults.size} faults at ${innerWidth} px\n${[...faults].map(([fault, looks]) => `${fault} (${looks.join(', ')})`).join('\n')}`,
    )
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

/** Every motion at its end: what fades in is there, what sweeps stands still. */
function rest(): void {
  for (const motion of document.getAnimations()) {
    if (motion.effect?.getComputedTiming().endTime === Infinity) motion.cancel()
    else motion.finish()
  }
}

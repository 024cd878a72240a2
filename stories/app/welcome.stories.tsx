import type { Meta, StoryObj } from '@storybook/react-vite'
import { countsOf, type StoryModule } from '../lib/counts.ts'
import { WIDE } from '../lib/toolbars.ts'
import { WelcomePage } from '../lib/welcome-page.tsx'

const modules = import.meta.glob<StoryModule>('../*/*.stories.tsx')

/** Not every browser says when it is idle. */
const idle = () =>
  new Promise((done) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(done, { timeout: 50 }) : setTimeout(done),
  )

/** Every story is fetched for it, while nothing else is going on: the page and the rooms are to be used meanwhile. */
async function count() {
  const arrived = []
  for (const load of Object.values(modules)) {
    await idle()
    arrived.push(await load())
  }
  return countsOf(arrived)
}

let counts: ReturnType<typeof count> | undefined

export default {
  title: 'welcome/Welcome',
  tags: ['!test', '!autodocs'],
  globals: WIDE,
  // Whoever goes on before axe has come and looked waits for the whole preview again.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta

export const Welcome: StoryObj = { render: () => <WelcomePage counts={(counts ??= count())} /> }

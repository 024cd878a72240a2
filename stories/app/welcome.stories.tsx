import type { Meta, StoryObj } from '@storybook/react-vite'
import { countsOf, type StoryModule } from '../lib/counts.ts'
import { WIDE } from '../lib/toolbars.ts'
import { WelcomePage } from '../lib/welcome-page.tsx'

const modules = import.meta.glob<StoryModule>('../*/*.stories.tsx')
const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

/** Every story is fetched for it: the page is shown before. */
async function count() {
  await painted()
  return countsOf(await Promise.all(Object.values(modules).map((load) => load())))
}

let counts: ReturnType<typeof count> | undefined

export default {
  title: 'welcome/Welcome',
  tags: ['!test', '!autodocs'],
  globals: WIDE,
} satisfies Meta

export const Welcome: StoryObj = { render: () => <WelcomePage counts={(counts ??= count())} /> }

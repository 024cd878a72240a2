import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { whatShips } from '../scripts/vite/ships.ts'
import { closed, inOrder } from './order.ts'
import { pseudo } from './pseudo.ts'

const LANGUAGE = /[\\/]locales[\\/][^\\/]+[\\/]([\w-]+)\.po(\?pseudo)?$/

/** A language comes whole, and so do the pictures: a file for each area and each picture is hundreds of requests. */
const groups = [
  { debugName: 'languages', name: (id: string) => LANGUAGE.exec(id)?.slice(1).join('').replace('?', '-') ?? null },
  { name: 'pictures', test: /[\\/]lucide-react[\\/]/, includeDependenciesRecursively: false },
]

/** The page fetches what it begins with at once; where every story asks for its parts, that costs more than it spares. */
const ahead = (_: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'html' ? needed : []

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: inOrder(),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  refs: { '@chakra-ui/react': { disable: true } },
  env: (given) => ({ ...given, CLOSED_ROOMS: closed().join(' ') }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { backgrounds: false, controls: false, sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  typescript: { reactDocgen: false },
  viteFinal: (given) =>
    mergeConfig(given, {
      plugins: [whatShips(), pseudo()],
      build: {
        chunkSizeWarningLimit: 4000,
        modulePreload: { polyfill: false, resolveDependencies: ahead },
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
    }),
}

export default config

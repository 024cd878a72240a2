import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { whatShips } from '../scripts/vite/ships.ts'
import { closed, inOrder } from './order.ts'
import { pseudo } from './pseudo.ts'

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
    mergeConfig(given, { plugins: [whatShips(), pseudo()], build: { chunkSizeWarningLimit: 4000 } }),
}

export default config

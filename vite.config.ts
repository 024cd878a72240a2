import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { defineConfig } from 'vite'
import { firstScreen } from './scripts/vite/first-screen.ts'
import { icons } from './scripts/vite/icons.ts'
import { groups, neededBeside } from './scripts/vite/kit.ts'
import { leanPreload } from './scripts/vite/preload.ts'
import { precompressed } from './scripts/vite/precompressed.ts'
import { serviceWorker } from './scripts/vite/service-worker.ts'
import { whatShips } from './scripts/vite/ships.ts'
import { sitemap } from './src/sitemap.ts'

export default defineConfig({
  base: '/h5/',
  plugins: [
    icons(),
    leanPreload(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src',
      generatedRouteTree: './src/app/routeTree.gen.ts',
      virtualRouteConfig: sitemap,
      quoteStyle: 'single',
    }),
    whatShips(),
    firstScreen(),
    serviceWorker(),
    precompressed(),
  ],
  server: {
    port: 5173,
    proxy: {
      '^/(index|user|trade|news|shop|ai|invest|subscribe|equity|fund|inbox|i|openapi|files|pictures)':
        'http://127.0.0.1:5100',
    },
  },
  build: {
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: neededBeside },
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})

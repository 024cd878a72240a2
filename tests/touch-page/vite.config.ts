import { join } from 'node:path'
import { defineConfig } from 'vite'
import { pseudo } from '../../.storybook/pseudo.ts'
import { inClone } from '../../scripts/lib/place.mjs'
import { leanPreload } from '../../scripts/vite/preload.ts'
import { whatShips } from '../../scripts/vite/ships.ts'

/** Every story's screen on one page, for the walks to touch. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/touch-page/',
  publicDir: false,
  plugins: [leanPreload(), whatShips(), pseudo()],
  build: {
    outDir: join(inClone('.cache'), 'touch-page'),
    emptyOutDir: true,
    minify: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 20_000,
  },
})

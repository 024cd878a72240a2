import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { pseudo } from '../../.storybook/pseudo.ts'
import { inClone } from '../../scripts/lib/place.mjs'

/** Every story's screen on one page, for the walks to touch. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/stage/',
  publicDir: false,
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), react(), pseudo(), lingui()],
  define: { 'import.meta.env.QUAY_ADDRESSES': '""' },
  build: {
    outDir: join(inClone('.cache'), 'stage'),
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 20_000,
  },
})

import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { BUILT } from '../../src/sitemap.ts'
import { lightContract } from './contract.ts'
import { lean } from './lean.ts'
import { otherWords } from './other-words.ts'

/** Nobody misses these where what they make is asked for by nobody. */
const PURE = [
  'defineConfig',
  'defineTokens',
  'defineSemanticTokens',
  'defineRecipe',
  'defineSlotRecipe',
  'defineKeyframes',
  'defineGlobalStyles',
  'defineTextStyles',
  'defineLayerStyles',
  'defineAnimationStyles',
  'defineStyle',
  'mergeConfigs',
  'createAnatomy',
]

const settings = (): Plugin => ({
  name: 'quay:settings',
  config: () => ({
    define: { 'import.meta.env.QUAY_ADDRESSES': JSON.stringify(Object.keys(BUILT).join(' ')) },
    build: {
      target: 'es2022',
      rolldownOptions: {
        treeshake: {
          moduleSideEffects: [{ test: /\/(hoist-non-react-statics|react-is)\//, sideEffects: false }],
          manualPureFunctions: PURE,
        },
      },
    },
  }),
})

export const whatShips = () => [
  lean(),
  lightContract(),
  babel({ presets: [linguiTransformerBabelPreset()] }),
  react(),
  lingui({ failOnCompileError: true }),
  otherWords(),
  settings(),
]

import babel from '@rolldown/plugin-babel'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { lingui } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lightContract } from './scripts/vite/contract.ts'
import { firstScreen } from './scripts/vite/first-screen.ts'
import { groups, neededBeside } from './scripts/vite/kit.ts'
import { lean } from './scripts/vite/lean.ts'
import { leanPreload } from './scripts/vite/preload.ts'
import { precompressed } from './scripts/vite/precompressed.ts'
import { serviceWorker } from './scripts/vite/service-worker.ts'
import { BUILT, sitemap } from './src/sitemap.ts'

export default defineConfig({
  base: '/h5/',
  plugins: [
    lean(),
    leanPreload(),
    lightContract(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src',
      generatedRouteTree: './src/app/routeTree.gen.ts',
      virtualRouteConfig: sitemap,
      quoteStyle: 'single',
    }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui({ failOnCompileError: true }),
    firstScreen(),
    serviceWorker(),
    precompressed(),
  ],
  define: { 'import.meta.env.QUAY_ADDRESSES': JSON.stringify(Object.keys(BUILT).join(' ')) },
  server: {
    port: 5173,
    proxy: {
      '^/(index|user|trade|news|shop|ai|invest|subscribe|equity|fund|inbox|i|openapi|files)': 'http://127.0.0.1:5100',
    },
  },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: neededBeside },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [{ test: /\/(hoist-non-react-statics|react-is)\//, sideEffects: false }],
        manualPureFunctions: [
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
        ],
      },
      output: {
        codeSplitting: { groups },
      },
    },
  },
})

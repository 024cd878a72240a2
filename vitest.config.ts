import { linguiTransformerBabelPreset, lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findChromium, launchArgs } from './scripts/chromium.mjs'
import { dueStories } from './scripts/vite/due-stories.ts'
import { otherWords } from './scripts/vite/other-words.ts'

/** The books of every world are audited. */
const audits = ['tests/books/audit-each.ts']

/** A proof of the money: on a real PostgreSQL, one file at a time where each fills the machine. */
const proof = (name: string, rest: { testTimeout?: number; fileParallelism?: boolean; isolate?: boolean } = {}) => ({
  test: {
    name,
    environment: 'node' as const,
    include: [`tests/${name}/**/*.test.ts`],
    globalSetup: ['tests/world/cluster.ts'],
    setupFiles: audits,
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    ...rest,
  },
})

const words = [babel({ presets: [linguiTransformerBabelPreset()] }), react(), lingui(), otherWords()]

export default defineConfig({
  test: {
    // Left to itself, Vitest keeps a core idle: half of them where there are two.
    maxWorkers: '100%',
    projects: [
      {
        plugins: words,
        test: {
          name: 'unit',
          isolate: false,
          environment: 'node',
          include: ['tests/machines/**/*.test.ts', 'tests/unit/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: words,
        test: {
          name: 'house',
          isolate: false,
          environment: 'node',
          include: ['tests/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          isolate: false,
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/world/cluster.ts', 'tests/http/refusals.ts'],
          setupFiles: audits,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      { test: { name: 'book', environment: 'node', include: ['tests/book/**/*.test.ts'], testTimeout: 300_000 } },
      proof('storms', { isolate: false, testTimeout: 60_000 + 5_000 * Number(process.env['STORM_ROUNDS'] ?? 1) }),
      proof('sim', { fileParallelism: true }),
      proof('kills'),
      {
        plugins: [
          storybookTest({
            configDir: '.storybook',
            initialGlobals: { viewport: { value: 'phone320', isRotated: false } },
          }),
          dueStories(),
        ],
        // A picture that is nowhere is answered with the app's page, whose beginning would join this package midway.
        optimizeDeps: { include: ['ofetch'] },
        test: {
          name: 'stories',
          isolate: false,
          testTimeout: 30_000,
          env: { STORY_LOOKS: process.env.STORY_LOOKS ?? '' },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: { executablePath: findChromium(), args: launchArgs } }),
            instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
          },
        },
      },
    ],
  },
})

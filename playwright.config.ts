import { defineConfig } from 'playwright/test'
import { findChromium, launchArgs } from './scripts/chromium.mjs'
import { LOOK } from './tests/walk/look.ts'
import { GATE, isThorough } from './tests/walk/mode.ts'

/** `npm run walk` walks everything; `npm run walk -- -g 3e7aada` replays the one path with that id. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['walks/**/*.spec.ts', 'journeys/**/*.spec.ts'],
  ...(!isThorough && { grepInvert: new RegExp(GATE) }),
  outputDir: 'reports/walks/results',
  globalSetup: './tests/walk/start.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json', { outputFile: 'reports/walks/run.json' }], ['./tests/walk/report.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: [...launchArgs, '--process-per-site'] },
    ...LOOK,
    actionTimeout: 15_000,
    trace: 'off',
  },
})

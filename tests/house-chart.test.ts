import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, it, vi } from 'vitest'

const CHART = join(process.cwd(), 'src/ui/chart')
const LIMIT = 6_000

/** What the kit has anyway is not counted. */
async function wire(): Promise<number> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [babel({ presets: [linguiTransformerBabelPreset()] })],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(CHART, 'ranges.tsx'),
        preserveEntrySignatures: 'strict',
        external: (id, from) => from !== undefined && !join(from, '..', id).startsWith(CHART),
      },
    },
  })) as Rolldown.RolldownOutput
  return built.output.reduce((sum, file) => sum + (file.type === 'chunk' ? brotliCompressSync(file.code).length : 0), 0)
}

it('the chart is small enough to be fetched with any screen', { timeout: 60_000 }, async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const bytes = await wire()
  expect(bytes).toBeGreaterThan(1_000)
  expect(bytes).toBeLessThanOrEqual(LIMIT)
})

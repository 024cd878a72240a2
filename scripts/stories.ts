import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { LOCALES } from '../contract/locales.ts'
import { inClone, withTools } from './lib/place.mjs'
import { makeSheet } from './stories/sheet.ts'

const HELP = `npm run stories                       Storybook on http://127.0.0.1:6006
npm run stories -- --sheet            one page with a picture of every state, in reports/sheet
npm run stories -- --sheet --dark     the same in the dark
npm run stories -- --sheet --locale de
npm run stories -- --sheet --only wallet,trade`

const { values } = parseArgs({
  options: {
    sheet: { type: 'boolean' },
    dark: { type: 'boolean' },
    locale: { type: 'string', default: 'en' },
    only: { type: 'string' },
    port: { type: 'string', default: '6006' },
    help: { type: 'boolean' },
  },
})

const tags: readonly string[] = LOCALES.map(({ tag }) => tag)

async function storybook(...given: string[]): Promise<number> {
  const child = spawn(inClone('node_modules', '.bin', 'storybook'), given, {
    cwd: inClone(),
    stdio: 'inherit',
    env: withTools(process.env),
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}

if (values.help) process.stdout.write(`${HELP}\n`)
else if (!values.sheet) process.exitCode = await storybook('dev', '-p', values.port, '--no-open')
else if (!tags.includes(values.locale)) {
  process.stderr.write(`There is no language ${values.locale}: ${tags.join(', ')}\n`)
  process.exitCode = 1
} else {
  const built = inClone('.cache', 'storybook')
  process.exitCode = await storybook('build', '-o', built, '--quiet')
  if (process.exitCode === 0)
    await makeSheet({
      built,
      look: { theme: values.dark ? 'dark' : 'light', locale: values.locale },
      only: values.only?.split(','),
    })
}

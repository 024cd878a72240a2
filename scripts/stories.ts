import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { LOCALES } from '../contract/locales.ts'
import { book, ensureBook } from './lib/build.mjs'
import { inClone, withTools } from './lib/place.mjs'
import { plainly, Trouble } from './lib/run.mjs'
import { serve } from './stories/serve.ts'
import { makeSheet } from './stories/sheet.ts'

const HELP = `npm run stories                       Storybook on http://127.0.0.1:6006, built where it is stale
npm run stories -- --dev              the same while one works on stories: each change is shown at once
npm run stories -- --port 6007        on another port
npm run stories -- --sheet            one page with a picture of every state, in reports/sheet
npm run stories -- --sheet --dark     the same in the dark
npm run stories -- --sheet --locale de
npm run stories -- --sheet --only wallet,trade`

const { values } = parseArgs({
  options: {
    dev: { type: 'boolean' },
    sheet: { type: 'boolean' },
    dark: { type: 'boolean' },
    locale: { type: 'string', default: 'en' },
    only: { type: 'string' },
    port: { type: 'string', default: '6006' },
    help: { type: 'boolean' },
  },
})

const tags: readonly string[] = LOCALES.map(({ tag }) => tag)

async function develop(): Promise<void> {
  const child = spawn(inClone('node_modules', '.bin', 'storybook'), ['dev', '-p', values.port, '--no-open'], {
    cwd: inClone(),
    stdio: 'inherit',
    env: withTools(process.env),
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  process.exitCode = code ?? 1
}

async function show(): Promise<void> {
  await ensureBook()
  const { url } = await serve(book, Number(values.port)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new Trouble(`Something else is on port ${values.port}; choose another by --port.`)
  })
  console.log(`Storybook is on ${url}`)
}

async function picture(): Promise<void> {
  if (!tags.includes(values.locale)) throw new Trouble(`There is no language ${values.locale}: ${tags.join(', ')}`)
  await ensureBook()
  await makeSheet({
    built: book,
    look: { theme: values.dark ? 'dark' : 'light', locale: values.locale },
    only: values.only?.split(','),
  })
}

if (values.help) console.log(HELP)
else await plainly(values.sheet ? picture : values.dev ? develop : show)

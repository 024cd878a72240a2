import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { check } from './i18n/check.ts'
import { countsOf, lineOf, statusOf, tableOf } from './i18n/report.ts'
import { where } from './i18n/where.ts'
import { leaveFact } from './lib/facts.ts'

const root = join(import.meta.dirname, '..')
const status = join(root, 'docs/i18n-status.md')
const looks = process.argv.includes('--check')

const statusNow = (): string => {
  try {
    return readFileSync(status, 'utf8')
  } catch {
    return ''
  }
}

async function checkAll(): Promise<number> {
  const outcome = await check(root, { fresh: !looks })
  const page = statusOf(outcome)
  if (!looks) writeFileSync(status, page)
  const old = looks && statusNow() !== page

  for (const finding of outcome.findings) console.log(lineOf(finding))
  if (old) console.log('docs/i18n-status.md is old; npm run i18n writes it anew')
  const table = tableOf(outcome)
  if (table) console.log(`\n${table}\n`)
  console.log(`${outcome.findings.length} findings in ${outcome.files} source files and all catalogues`)
  console.log(countsOf(outcome))
  leaveFact('words', countsOf(outcome))
  return outcome.findings.length > 0 || old ? 1 : 0
}

const [command, ...words] = process.argv.slice(2)
process.exitCode = command === 'where' ? await where(root, words.join(' ')) : await checkAll()

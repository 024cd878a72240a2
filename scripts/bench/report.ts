import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { inClone } from '../lib/place.mjs'

export interface Table {
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

export interface Section {
  readonly title: string
  readonly caption: string
  readonly tables: readonly Table[]
}

const FILE = inClone('docs', 'bench.md')
const HEAD = `# Bench

\`npm run bench\` measures everything below and rewrites this page; \`npm run bench -- bundle\`, \`phone\`, \`server\`, \`money\`, \`cash\`, \`matching\`, \`payouts\`, \`shop\` or \`audit\` measures one part and leaves the others as they are. It builds what is stale, starts the real server on a scratch PostgreSQL with the demo world in it, talks to loopback addresses only, and stops everything it started. "met" is within the target, "allowed" within the limit at which a number fails; bytes are also gates of \`npm test\`, times are only reported here, because they depend on the machine and on what else it does; only what payouts are beside a plain statement is held by \`npm run gate\`, which asks for it with \`--judge\`: printed, not written here.
`

const lineOf = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

const tableOf = ({ caption, head, rows }: Table): string =>
  [`### ${caption}`, '', lineOf(head), lineOf(head.map(() => '---')), ...rows.map(lineOf), ''].join('\n')

export const machine = (chromium?: string): string =>
  [
    `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`,
    ...(chromium ? [`Chromium ${chromium}`] : []),
    new Date().toISOString().slice(0, 10),
  ].join(', ')

const textOf = ({ title, caption, tables }: Section): string =>
  [`## ${title}`, '', caption, '', ...tables.map(tableOf)].join('\n').trimEnd()

export function judge(section: Section): void {
  const text = textOf(section)
  console.log(`\n${text}\n`)
  if (/\bFAILS\b/.test(text)) throw new Error(`${section.title} fails`)
}

export function publish(section: Section): void {
  const [{ title }, text] = [section, textOf(section)]
  console.log(`\n${text}\n`)
  const others = sectionsOf(existsSync(FILE) ? readFileSync(FILE, 'utf8') : '')
  const sections = new Map([...others, [title, text]])
  const order = [
    'Bundle',
    'Phone',
    'Server',
    'Money',
    'Cash',
    'Matching',
    'Payouts',
    'Shop',
    'Orders of the shop',
    'Audit',
  ].flatMap((name) => sections.get(name) ?? [])
  mkdirSync(inClone('docs'), { recursive: true })
  writeFileSync(FILE, `${[HEAD.trimEnd(), ...order].join('\n\n')}\n`)
}

const sectionsOf = (page: string): [string, string][] =>
  page
    .split(/\n(?=## )/)
    .slice(1)
    .map((text) => [/^## (.*)/.exec(text)?.[1] ?? '', text.trimEnd()])

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@babel/core'
import type { Finding } from './rules.ts'

const SPOKEN: ReadonlySet<string> = new Set([
  'label',
  'title',
  'alt',
  'placeholder',
  'description',
  'hint',
  'lead',
  'error',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
])
const EXTRACTED: ReadonlySet<string> = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal'])
const NAMES: ReadonlySet<string> = new Set(['Quay', 'USDT', 'EUR'])

interface Node {
  readonly type: string
  readonly loc?: { readonly start: { readonly line: number } }
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
const needsWords = (text: string): boolean => /\p{L}/u.test(text) && !NAMES.has(text.trim())

const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([key, value]) =>
    key === 'loc' ? [] : Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return ''
  return node.type === 'JSXNamespacedName' ? '' : typeof node.name === 'string' ? node.name : ''
}

type Found = { line: number; text: string }

function literals(node: unknown): Found[] {
  if (!isNode(node)) return []
  const line = node.loc?.start.line ?? 0
  switch (node.type) {
    case 'StringLiteral':
      return [{ line, text: String(node.value) }]
    case 'TemplateLiteral':
      return [{ line, text: (node.quasis as Node[]).map((part) => (part.value as { raw: string }).raw).join('{}') }]
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return literals(node.expression)
    case 'ConditionalExpression':
      return [...literals(node.consequent), ...literals(node.alternate)]
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : literals(node.left)), ...literals(node.right)]
    case 'BinaryExpression':
      return node.operator === '+' ? [...literals(node.left), ...literals(node.right)] : []
    default:
      return []
  }
}

function plainIn(node: Node): Found[] {
  if (node.type === 'JSXElement' && EXTRACTED.has(nameOf((node.openingElement as Node).name))) return []
  return [...ownWords(node), ...childrenOf(node).flatMap(plainIn)]
}

function ownWords(node: Node): Found[] {
  switch (node.type) {
    case 'JSXText':
      return [{ line: node.loc?.start.line ?? 0, text: String(node.value) }]
    case 'JSXAttribute':
      return SPOKEN.has(nameOf(node.name)) ? literals(node.value) : []
    case 'JSXElement':
    case 'JSXFragment':
      return (node.children as Node[]).filter(({ type }) => type === 'JSXExpressionContainer').flatMap(literals)
    case 'CallExpression':
      return nameOf(node.callee) === 'toast' ? literals((node.arguments as Node[])[0]) : []
    default:
      return []
  }
}

export function plainText(code: string, where: string): Finding[] {
  const tree = parseSync(code, {
    filename: where,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['jsx', 'typescript'] },
  })
  if (!isNode(tree)) return []
  return plainIn(tree)
    .filter(({ text }) => needsWords(text))
    .map(({ line, text }) => ({
      rule: 'plain',
      locale: 'en',
      where: `${where}:${line}`,
      text: text.trim(),
      why: 'is not in any catalogue',
    }))
}

export function plainTextUnder(root: string, folder: string): { findings: Finding[]; files: number } {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  )
  return {
    findings: names
      .sort()
      .flatMap((name) => plainText(readFileSync(join(root, folder, name), 'utf8'), join(folder, name))),
    files: names.length,
  }
}

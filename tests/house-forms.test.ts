import { i18n } from '@lingui/core'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { getNextSnapshot, type AnyMachineSnapshot, type AnyStateNode } from 'xstate'
import { isProblem, type Problem } from '#contract/problems.ts'
import { formOf } from '#machines/card/account.rules.ts'
import { Providers } from '#src/app/providers.tsx'
import { PlacesProvider } from '#src/lib/places.ts'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { wholeBank } from '#stories/fixtures/card.ts'
import { placesAt } from '#stories/lib/places.ts'
import type { SceneFacts } from '#stories/lib/scenes.tsx'

/** What people write into fields: nothing, too little, too much, other letters, and numbers of banks that are none. */
const AWKWARD: readonly unknown[] = [
  '',
  'x',
  '12',
  '1234567',
  '123456',
  '40718826',
  'Мара',
  'x'.repeat(500),
  'XX89370400440532013000',
  'DE8937040044',
  'DE88370400440532013000',
  'COBADEF',
  0,
]
/** Where each field is right, and two of them together are not. */
const TOGETHER: readonly object[] = [{ ...formOf(wholeBank), swift: 'BNPAFRPP' }]
/** What must be known for all of a form to be asked. */
const KNOWN: readonly object[] = [{}, { hasPin: true }, { sent: { masked_account: 'm•••', resend_seconds: 60 } }]

interface Form extends Pick<SceneFacts, 'id' | 'paths'> {
  readonly facts: SceneFacts
  readonly schema: v.GenericSchema
}

const modules = import.meta.glob<Record<string, { parameters?: { machine?: SceneFacts } }>>(
  '../stories/**/*.stories.tsx',
  {
    eager: true,
  },
)
const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]
const schemaIn = (facts: SceneFacts): v.GenericSchema | undefined =>
  nodesOf(facts.flow().root).find(({ meta }) => (meta as { asks?: unknown } | undefined)?.asks)?.meta?.asks
const forms = new Map<string, Form>()
for (const { parameters } of Object.values(modules).flatMap((module) => Object.values(module))) {
  const facts = parameters?.machine
  const schema = facts && schemaIn(facts)
  if (facts && schema) forms.set(facts.id, { id: facts.id, paths: facts.paths, facts, schema })
}

/** Every problem that a schema can name, however deep it stands there. */
function problemsIn(schema: unknown): Problem[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { message, pipe, wrapped, options } = schema as Record<string, unknown>
  const own = typeof message === 'string' && isProblem(message) ? [message] : []
  const inner = [wrapped, ...(Array.isArray(pipe) ? pipe : []), ...(Array.isArray(options) ? options : [])]
  return [...own, ...inner.filter((one) => one !== schema).flatMap(problemsIn)]
}

interface Wrong {
  readonly field: string
  readonly problem: Problem
  readonly snapshot: AnyMachineSnapshot
}

function provoked({ facts, schema }: Form): Wrong[] {
  const machine = facts.flow()
  const fields = Object.keys((schema as unknown as { entries: object }).entries)
  const found = new Map<string, Wrong>()
  for (const known of KNOWN) {
    const context = { ...facts.begun(), ...known } as { form: object }
    const before = machine.resolveState({ value: 'invalid', context })
    const said = fields.flatMap((field) => AWKWARD.map((text) => ({ ...context.form, [field]: text })))
    for (const form of [...said, ...TOGETHER.filter((one) => fields.every((field) => field in one))]) {
      const snapshot = getNextSnapshot(
        machine,
        before as never,
        { type: 'submit', form } as never,
      ) as AnyMachineSnapshot
      const { problems } = snapshot.context as { problems: Record<string, Problem> }
      for (const [field, problem] of Object.entries(problems))
        found.set(`${field}: ${problem}`, { field, problem, snapshot })
    }
  }
  return [...found.values()]
}

// Nothing is painted here: no property of a style is known.
vi.stubGlobal('CSS', { supports: () => false })
i18n.load('en', {})
i18n.activate('en')
const drawn = (path: string, node: ReactNode) =>
  renderToStaticMarkup(
    createElement(Providers, {
      i18n,
      children: createElement(PlacesProvider, { value: placesAt(path), children: node }),
    }),
  ).replace(/<style[\s\S]*?<\/style>/g, '')
const plain = (html: string) => html.replace(/<[^>]*>/g, '')

/** What a screen says beside one field: the alert that the field itself is described by. */
function saidBeside(html: string, field: string): string | undefined {
  const [tag = ''] = new RegExp(`<(input|select|textarea)[^>]* name="${field}"[^>]*>`).exec(html) ?? []
  const id = /aria-describedby="([^"]*)"/.exec(tag)?.[1]
  const alerts = [...html.matchAll(/<p [^>]*role="alert"[^>]*>([\s\S]*?)<\/p>/g)]
  return alerts.filter(([alert]) => alert.includes(`id="${id}"`)).map(([, words = '']) => plain(words))[0]
}

describe.each([...forms.values()])('the form of $id', (form) => {
  const wrong = provoked(form)
  const { facts, schema, paths } = form

  it('has every problem of its schema provoked', () => {
    const due = Object.entries((schema as unknown as { entries: Record<string, unknown> }).entries).flatMap(
      ([field, one]) => problemsIn(one).map((problem) => `${field}: ${problem}`),
    )
    const seen = new Set(wrong.map(({ field, problem }) => `${field}: ${problem}`))
    expect(due.filter((one) => !seen.has(one))).toEqual([])
  })

  it.each(wrong)('says beside $field: $problem', ({ field, problem, snapshot }) => {
    const html = drawn(
      paths[0] ?? '',
      createElement(facts.screen(), { snapshot: snapshot as never, send: () => undefined }),
    )
    const words = plain(drawn('', wordsFor(field, { [field]: problem })))
    expect(words).not.toBe('')
    expect(saidBeside(html, field)).toBe(words)
  })
})

it('finds the forms', () => {
  expect([...forms.keys()]).toContain('account')
})

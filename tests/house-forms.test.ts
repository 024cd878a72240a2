import { i18n } from '@lingui/core'
import { text } from 'node:stream/consumers'
import { createElement, type ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import type * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { getNextSnapshot, type AnyMachineSnapshot, type AnyStateNode, type EventObject, type StateValue } from 'xstate'
import { isProblem, type Problem } from '#contract/problems.ts'
import { formOf } from '#machines/card/account.rules.ts'
import { problemsAfter } from '#machines/lib/mending.ts'
import { valueOf } from '#machines/lib/states.ts'
import { Providers } from '#src/app/providers.tsx'
import { PlacesProvider } from '#src/lib/places.ts'
import { wordsFor } from '#src/ui/problem-text.tsx'
import { wholeBank } from '#stories/fixtures/card.ts'
import { placesAt } from '#stories/lib/places.ts'
import type { SceneFacts } from '#stories/lib/scenes.tsx'
import { HOSTILE } from '#tests/http/hostile.ts'

const AWKWARD: readonly string[] = [
  ...HOSTILE,
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
]
const TOGETHER: readonly object[] = [{ ...formOf(wholeBank), swift: 'BNPAFRPP' }]
const NOTHING = {
  account: '',
  email: '',
  password: '',
  password_confirm: '',
  code: '',
  second: '',
  invite_code: '',
  agree: 0,
}

interface Form {
  readonly id: string
  readonly schemas: readonly v.GenericSchema[]
  readonly scenes: readonly SceneFacts[]
}

const modules = import.meta.glob<Record<string, { parameters?: { machine?: SceneFacts } }>>(
  '../stories/**/*.stories.tsx',
  { eager: true },
)
const scenes = Object.values(modules).flatMap((module) =>
  Object.values(module).flatMap(({ parameters }) => parameters?.machine ?? []),
)
const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

/** Every state in which a form is wrong says by which schemas it was judged. */
const forms = new Map<string, Form>()
for (const { id, flow } of scenes)
  for (const { path, meta } of nodesOf(flow().root)) {
    const { asks } = (meta ?? {}) as { asks?: v.GenericSchema | v.GenericSchema[] }
    const state = path.join('.')
    if (asks)
      forms.set(`${id} ${state}`, {
        id: `${id} ${state}`,
        schemas: [asks].flat(),
        scenes: scenes.filter((scene) => scene.id === id && scene.state === state),
      })
  }

function problemsIn(schema: unknown): Problem[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { message, pipe, wrapped, options } = schema as Record<string, unknown>
  const own = typeof message === 'string' && isProblem(message) && message !== 'unreadable' ? [message] : []
  const inner = [wrapped, ...(Array.isArray(pipe) ? pipe : []), ...(Array.isArray(options) ? options : [])]
  return [...own, ...inner.filter((one) => one !== schema).flatMap(problemsIn)]
}

/** Where the number is known that an amount is measured by, it is said in place of the plain words. */
const MEASURED: ReadonlySet<Problem> = new Set(['amount-available', 'amount-least', 'amount-most', 'out-of-range'])

interface Wrong {
  readonly field: string
  readonly problem: Problem
  readonly snapshot: AnyMachineSnapshot
  readonly event: EventObject
  readonly facts: SceneFacts
}

const entriesOf = (schema: v.GenericSchema) => (schema as unknown as { entries: Record<string, unknown> }).entries

function provoked({ scenes, schemas }: Form): Wrong[] {
  const fields = [...new Set(schemas.flatMap((schema) => Object.keys(entriesOf(schema))))]
  const found = new Map<string, Wrong>()
  for (const facts of scenes) {
    const context = facts.context() as { form?: object }
    const before = facts.flow().resolveState({ value: valueOf(facts.state) as StateValue, context })
    const begun: Record<string, unknown> = { ...NOTHING, ...context.form }
    const alone = fields
      .filter((field) => typeof begun[field] === 'string')
      .flatMap((field) => AWKWARD.map((text) => ({ ...begun, [field]: text })))
    for (const form of [...alone, ...TOGETHER.filter((one) => fields.every((field) => field in one))]) {
      const event = { type: 'submit', form } as never
      const snapshot = getNextSnapshot(facts.flow(), before as never, event) as AnyMachineSnapshot
      const { problems } = snapshot.context as { problems: Record<string, Problem> }
      for (const [field, problem] of Object.entries(problems))
        found.set(`${field}: ${problem}`, { field, problem, snapshot, event, facts })
    }
  }
  return [...found.values()]
}

// Nothing is painted here: no property of a style is known, and every step slides one way.
vi.stubGlobal('document', { documentElement: { dir: 'ltr' } })
vi.stubGlobal('CSS', { supports: () => false })
i18n.load('en', {})
i18n.activate('en')
const drawn = async (path: string, node: ReactNode) => {
  const children = createElement(PlacesProvider, { value: placesAt(path) }, node)
  const { prelude } = await prerenderToNodeStream(Providers({ i18n, children }), { progressiveChunkSize: Infinity })
  return (await text(prelude)).replace(/<(style|script)[\s\S]*?<\/\1>/g, '')
}
const plain = (html: string) => html.replace(/<[^>]*>/g, '')

/** What a screen says beside a field: the alert by which the field is described, or those of a group of boxes. */
function saidBeside(html: string, field: string): string[] {
  const tags = [...html.matchAll(/<[a-z]+ [^>]*>/g)].map(([tag]) => tag)
  const own = tags.filter((tag) => tag.includes(` name="${field}"`))
  const ids = (own.length > 0 ? own : tags).flatMap(
    (tag) => /aria-describedby="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [],
  )
  return [...html.matchAll(/<p ([^>]*)>([\s\S]*?)<\/p>/g)]
    .filter(([, marks = '']) => marks.includes('role="alert"') && ids.some((id) => marks.includes(`id="${id}"`)))
    .map(([, , words = '']) => plain(words))
}

/** What is typed may also be the same again: nothing that was refused is forgotten by being judged once more. */
const heldAgainst = ({ field, snapshot, event }: Wrong) => problemsAfter(snapshot, event)[field]

describe.each([...forms.values()])('the form of $id', (form) => {
  const wrong = provoked(form)

  it('has every problem of its schema provoked', () => {
    const seen = new Set(wrong.map(({ field, problem }) => `${field}: ${problem}`))
    const due = form.schemas.flatMap((schema) =>
      Object.entries(entriesOf(schema)).flatMap(([field, one]) =>
        problemsIn(one).map((problem) => `${field}: ${problem}`),
      ),
    )
    expect(due.filter((one) => !seen.has(one))).toEqual([])
  })

  it('refuses again what was refused, where it is judged as it is mended', () => {
    expect(
      wrong.filter((one) => heldAgainst(one) !== one.problem).map(({ field, problem }) => [field, problem]),
    ).toEqual([])
  })

  it.each(wrong)('says beside $field: $problem', async ({ field, problem, snapshot, facts }) => {
    const screen = createElement(facts.screen(), { snapshot: snapshot as never, send: () => undefined })
    const words = plain(await drawn('', wordsFor(field, { [field]: problem })))
    expect(words).not.toBe('')
    const said = saidBeside(await drawn(facts.paths[0] ?? '', screen), field)
    if (MEASURED.has(problem)) expect(said.join()).toMatch(/\d/)
    else expect(said).toContain(words)
  })
})

it('finds forms', () => {
  expect([...forms.keys()]).toContain('account invalid')
})

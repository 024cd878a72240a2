import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { isProblem, type Problem } from '#contract/problems.ts'
import { taken } from '#server/lib/fields.ts'
import { Refusal } from '#server/lib/refuse.ts'
import { type Check, checksOf, type Field, FIELDS, describeShape } from './bounds.ts'
import { EASY, TRIED } from './bounds-tried.ts'

function problemOf({ name, shape }: Field, text?: string): Problem | undefined {
  const form = text === undefined ? {} : { [name]: text }
  try {
    taken(v.object({ [name]: shape as unknown as v.GenericSchema }), form)
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.facts.problems?.[name]
  }
}

const rowOf = ({ call, name, shape }: Field) => {
  if (checksOf(shape).some(({ check }) => check.message === 'pin-common')) return EASY
  const of = (field: string) => TRIED.find(({ fields }) => fields.includes(field))
  return of(`${call} ${name}`) ?? of(name)
}

function sidesOf(field: Field, { check, on }: Check): { on: string[]; beyond: string[] } {
  const bound = Number(check.requirement)
  const { filled = (length: number) => 'x'.repeat(length) } = rowOf(field) ?? {}
  const word = field.name === 'images' ? 'x' : 'wallet'
  const long = (length: number) =>
    ({
      text: () => filled(length),
      item: () => JSON.stringify(['x'.repeat(length)]),
      list: () => JSON.stringify(Array.from({ length }, () => word)),
    })[on]()
  const said = (value: unknown) => (on === 'item' ? JSON.stringify([value]) : String(value))
  switch (check.type) {
    case 'min_length':
      return { on: [long(bound)], beyond: [long(bound - 1)] }
    case 'max_length':
      return { on: [long(bound)], beyond: [long(bound + 1)] }
    case 'min_value':
      return { on: [String(bound)], beyond: [String(bound - 1)] }
    case 'max_value':
      return { on: [String(bound)], beyond: [String(bound + 1)] }
    case 'picklist':
      return { on: (check.options ?? []).map(said), beyond: [said('nonsense')] }
    case 'literal':
      return { on: [said(check.literal)], beyond: check.literal === '' ? [] : ['nonsense'] }
    default:
      return { on: [], beyond: [] }
  }
}

const wrongBy = ({ check: { message } }: Check, text: string): Problem =>
  typeof message === 'string' && isProblem(message) ? message : text ? 'unreadable' : 'required'

/** Whether only examples can say what it takes. */
const isPattern = ({ check: { type } }: Check) => type === 'regex' || type === 'check'

test('the bounds of every field are those that were agreed on', async () => {
  const shapes = [...new Set(FIELDS.map(({ shape }) => describeShape(shape)))].toSorted()
  const written = shapes.map((said) => {
    const fields = FIELDS.filter(({ shape }) => describeShape(shape) === said)
    return `${said}\n${fields.map(({ call, name }) => `  ${call} ${name}\n`).join('')}`
  })
  await expect(written.join('\n')).toMatchFileSnapshot('bounds.txt')
})

describe.each(FIELDS.map((field) => [`${field.call} ${field.name}`, field] as const))('%s', (_, field) => {
  const checks = checksOf(field.shape)
  const maySayNothing = problemOf(field, '') === undefined

  test('takes what is on each bound, and refuses what is beyond it by its own problem', () => {
    for (const one of checks) {
      const { on, beyond } = sidesOf(field, one)
      const wrong = one.check.type === 'literal' ? 'unreadable' : wrongBy(one, beyond.join(''))
      for (const text of beyond.filter((said) => said !== '' || !maySayNothing))
        expect([text, problemOf(field, text)]).toEqual([text, wrong])
      const hides = checks.some((other) => isPattern(other) && wrongBy(other, 'x') === wrong)
      for (const text of hides ? [] : on) expect([text, problemOf(field, text)]).not.toEqual([text, wrong])
    }
  })

  test('is asked for unless it may be left out', () => {
    expect(problemOf(field)).toBe(field.shape.type === 'optional' ? undefined : 'required')
  })

  if (checks.some(isPattern))
    test('takes what looks right, and refuses what does not by its own problem', () => {
      const { takes, refuses } = rowOf(field) ?? {
        takes: [],
        refuses: { required: ['nobody wrote down what it takes'] },
      }
      for (const text of takes) expect([text, problemOf(field, text)]).toEqual([text, undefined])
      for (const [problem, texts] of Object.entries(refuses))
        for (const text of texts) expect([text, problemOf(field, text)]).toEqual([text, problem])
      for (const one of checks.filter(isPattern)) expect(Object.keys(refuses)).toContain(wrongBy(one, 'x'))
    })
})

test('a whole number is one that a database counts up to, or a moment', () => {
  const counted = FIELDS.filter(({ shape }) => describeShape(shape).includes('integer'))
  expect(counted.length).toBeGreaterThan(30)
  const beyond = counted.filter((field) => problemOf(field, String(2 ** 31)) === undefined)
  expect([...new Set(beyond.map(({ name }) => name))].toSorted()).toEqual(['end_time', 'start_time'])
})

/** South and west of nothing there is something. */
const isDegrees = ({ name }: { name: string }) => name === 'lat' || name === 'lng'

test('whatever takes numbers and no words takes none below nothing', () => {
  const numeric = FIELDS.filter(
    (field) => problemOf(field, '1') === undefined && problemOf(field, 'words') !== undefined && !isDegrees(field),
  )
  expect(numeric.length).toBeGreaterThan(50)
  for (const field of numeric)
    for (const text of ['-1', '-0.5', '-0.00000001'])
      expect([field.call, field.name, problemOf(field, text)]).not.toContain(undefined)
})

import { describe, expect, it } from 'vitest'
import { differences, differenceLines } from '../../scripts/lib/json-differences.ts'
import type { Json } from '../../scripts/lib/json-text.ts'

const OLD = {
  paths: {
    '/user/send': {
      post: {
        'x-refusals': ['invalid', 'busy'],
        parameters: [
          { name: 'to', required: true },
          { name: 'amount', required: true },
        ],
        text: `${'a'.repeat(200)}one`,
      },
    },
    '/user/gone~': { get: { 'x-access': 'member' } },
  },
  schemas: { Refusal: { maximum: 0 } },
} as const satisfies Json

const send = OLD.paths['/user/send'].post
const withSend = (change: object): Json => ({
  ...OLD,
  paths: { ...OLD.paths, '/user/send': { post: { ...send, ...change } } },
})
const AT = '/paths/~1user~1send/post'

describe('two JSON values', () => {
  it('that are the same differ in nothing, in whatever order their names stand', () => {
    expect(differences(OLD, { schemas: OLD.schemas, paths: OLD.paths })).toEqual([])
  })

  it.each<[string, Json, ReturnType<typeof differences>]>([
    [
      'a path that was added and one that was removed',
      { ...OLD, paths: { '/user/send': OLD.paths['/user/send'], '/user/new': { get: {} } } },
      [
        { at: '/paths/~1user~1gone~0', before: { get: { 'x-access': 'member' } } },
        { at: '/paths/~1user~1new', after: { get: {} } },
      ],
    ],
    [
      'an operation that was added to a path',
      { ...OLD, paths: { ...OLD.paths, '/user/send': { post: send, get: {} } } },
      [{ at: '/paths/~1user~1send/get', after: {} }],
    ],
    [
      'a value',
      { ...OLD, schemas: { Refusal: { maximum: 1 } } },
      [{ at: '/schemas/Refusal/maximum', before: 0, after: 1 }],
    ],
    ['a kind of value', { ...OLD, schemas: [] }, [{ at: '/schemas', before: OLD.schemas, after: [] }]],
    [
      'a name in the middle of a list',
      withSend({ 'x-refusals': ['invalid', 'missing', 'busy'] }),
      [{ at: `${AT}/x-refusals/1`, after: 'missing' }],
    ],
    [
      'one name instead of another',
      withSend({ 'x-refusals': ['missing', 'busy'] }),
      [
        { at: `${AT}/x-refusals/0`, before: 'invalid' },
        { at: `${AT}/x-refusals/0`, after: 'missing' },
      ],
    ],
    [
      'the order of a list',
      withSend({ 'x-refusals': ['busy', 'invalid'] }),
      [{ at: `${AT}/x-refusals`, before: ['invalid', 'busy'], after: ['busy', 'invalid'] }],
    ],
    [
      'an object in front of others that stay',
      withSend({ parameters: [{ name: 'account' }, ...send.parameters] }),
      [{ at: `${AT}/parameters/0`, after: { name: 'account' } }],
    ],
    [
      'a part of an object in a list',
      withSend({ parameters: [send.parameters[0], { name: 'amount', required: false }] }),
      [{ at: `${AT}/parameters/1/required`, before: true, after: false }],
    ],
  ])('differ in %s', (_, now, found) => {
    expect(differences(OLD, now)).toEqual(found)
  })
})

describe('the lines about differences', () => {
  it('are one each, the nearest to the top first, with both values from where they differ', () => {
    const now = { ...(withSend({ text: `${'a'.repeat(200)}two` }) as typeof OLD), schemas: {} }
    expect(differenceLines(differences(OLD, now))).toEqual([
      'removed /schemas/Refusal: {"maximum":0}',
      `changed ${AT}/text: …${'a'.repeat(25)}one" -> …${'a'.repeat(25)}two"`,
    ])
  })

  it('are cut where a value is long', () => {
    expect(differenceLines([{ at: '/x', after: 'a'.repeat(300) }])).toEqual([`added /x: "${'a'.repeat(99)}…`])
  })

  it('end after so many, and say how many more there are', () => {
    const many = [1, 2, 3, 4].map((nth) => ({ at: `/${nth}`, after: nth }))
    expect(differenceLines(many, 2)).toEqual(['added /1: 1', 'added /2: 2', 'and 2 more'])
    expect(differenceLines(many, 4)).toHaveLength(4)
  })
})

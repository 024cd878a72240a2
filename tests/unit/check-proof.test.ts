import { describe, expect, it } from 'vitest'
import { Refused, Unreachable } from '#machines/lib/trouble.ts'
import { checkProofFlow } from '#machines/wallet/check-proof.flow.ts'
import { verdictOn } from '#machines/wallet/proof.rules.ts'
import { own, published } from '#stories/fixtures/proof.ts'
import { live } from '#tests/machines/lib/live.ts'
import { answered, cover, failed, type Sample } from '#tests/walk/paths.ts'

const sample = (title: string, event: Sample['event']): Sample => ({ title, event })
const samples = [
  sample('the part comes', answered('proof', own)),
  sample('no proof counts them', failed('proof', new Refused(-404, 'none', { refusal: 'missing' }))),
  sample('no answer comes', failed('proof', new Unreachable('silent'))),
  sample('what everybody is told comes', answered('published', published)),
  sample('what everybody is told does not come', failed('published', new Unreachable('silent'))),
  sample('it holds', answered('reckon', 'matches')),
  sample('it leads elsewhere', answered('reckon', 'elsewhere')),
  sample('the browser has no cryptography', failed('reckon', new TypeError('crypto.subtle is undefined'))),
  sample('somebody tries again', { type: 'retry' }),
]

describe('checking a proof', () => {
  const input = { currency: 'EUR', userNo: own.user_no }
  const { paths, missing } = cover(checkProofFlow, [{ title: 'opens', input }], samples)

  it('has a path for every state, transition and sample', () => {
    expect(missing).toEqual({ states: [], transitions: [], samples: [] })
  })

  it.each(paths)('$title', async (path) => {
    const { states, asked } = await live(checkProofFlow, path)
    expect(states).toEqual([states[0], ...path.steps.map(({ to }) => to)])
    expect(asked[0]).toEqual({ call: 'proof', input: { currency: 'EUR' } })
  })

  it('reckons with the part, with what everybody is told, and with the number that this phone knows', async () => {
    const path = paths.find(({ steps }) => steps.some(({ to }) => to === 'matches'))
    if (!path) throw new Error('no path matches')
    const { asked } = await live(checkProofFlow, path)
    expect(asked.slice(0, 3).map(({ call, input: question }) => [call, question])).toEqual([
      ['proof', { currency: 'EUR' }],
      ['published', { proof: own.proof }],
      ['reckon', { own, published, userNo: own.user_no }],
    ])
    expect(await verdictOn(own, published, own.user_no)).toBe('matches')
  })
})

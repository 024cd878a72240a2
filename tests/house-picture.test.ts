import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawn, edgesOf, pictureOf, textsOfRooms } from '../scripts/picture.ts'

const edges = edgesOf(textsOfRooms())

it('the picture in ARCHITECTURE.md is what the imports say', () => {
  const { picture } = drawn(readFileSync('ARCHITECTURE.md', 'utf8'))
  const now = pictureOf(edges)
  const wrong = [
    ...picture.filter((line) => !now.includes(line)).map((line) => `is drawn, and not so: ${line}`),
    ...now.filter((line) => !picture.includes(line)).map((line) => `is so, and not drawn: ${line}`),
  ]
  if (wrong.length === 0 && picture.join('\n') !== now.join('\n')) wrong.push('only the order of its lines differs')
  expect(wrong, '`node scripts/picture.ts` draws it anew').toEqual([])
})

it('no room imports one that stands above it, and the two sides do not know each other', () => {
  const fromAbove = ['tests', 'stories', 'src', 'server', 'machines', 'contract']
  const runsUp = (edge: string) => {
    const [from = '', to = ''] = edge.split(' --> ')
    return fromAbove.indexOf(to) < fromAbove.indexOf(from)
  }
  expect([...edges.keys()].filter((edge) => runsUp(edge) || edge === 'src --> server')).toEqual([])
})

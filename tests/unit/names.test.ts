import { describe, expect, test } from 'vitest'
import { closestOf, likenessOf } from '#server/desk/names.ts'

describe('a payer and a name', () => {
  test.each([
    ['Mira Kallas', 'Mira Kallas'],
    ['KALLAS, MIRA', 'Mira Kallas'],
    ['Jürgen Weiß', 'JUERGEN WEISS'],
    ['Łukasz Żółć', 'Lukasz Zolc'],
    ['Søren Ærø', 'soren aro'],
    ['Anne-Marie O’Neill', 'Anne Marie O Neill'],
    ['דוד כהן', 'כהן דוד'],
  ])('%s matches %s', (said, known) => {
    expect([likenessOf(said, known), likenessOf(known, said)]).toEqual(['match', 'match'])
  })

  test.each([
    ['M. Kallas', 'Mira Kallas'],
    ['Kallas', 'Mira Kallas'],
    ['M Kallas', 'M A Kallas'],
    ['Mira Anna Kallas', 'Mira Kallas'],
    ['Mira Kalas', 'Mira Kallas'],
    ['Mira Kalals', 'Mira Kallas'],
  ])('%s is close to %s', (said, known) => {
    expect([likenessOf(said, known), likenessOf(known, said)]).toEqual(['close', 'close'])
  })

  test.each([
    ['Nils Holm', 'Mira Kallas'],
    ['Mira Holm', 'Mira Kallas'],
    ['M K', 'Mira Kallas'],
    ['M K', 'M Kallas'],
    ['Max', 'Ida'],
    ['', 'Mira Kallas'],
    ['…', '—'],
  ])('%s is none like %s', (said, known) => {
    expect([likenessOf(said, known), likenessOf(known, said)]).toEqual(['none', 'none'])
  })

  test('of several the closest counts', () => {
    expect(closestOf('Mira Kallas', ['Nils Holm', 'M Kallas'])).toBe('close')
    expect(closestOf('Mira Kallas', ['M Kallas', 'Kallas Mira'])).toBe('match')
    expect(closestOf('Mira Kallas', [])).toBe('none')
  })
})

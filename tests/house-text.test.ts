import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const files = globSync('src/{screens,parts}/**/*.tsx')
const code = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))

const LAYS_OUT = /display: '(flex|grid|inline-)|position: |gridTemplate|\.\.\.\w/
const IS_TEXT = /textStyle: |fontSize: |fontWeight: /

/** From `const Name = chakra(` to the line that ends it. */
const constantsOf = (text: string) =>
  [...text.matchAll(/^(?:export )?const (\w+) = chakra\([\s\S]*?\)$/gm)].map(([whole, name]) => ({
    name: name!,
    whole,
  }))

describe('the text of a screen', () => {
  it('is that of the kit: what a constant makes by hand besides is less than forty', () => {
    const byHand = [...code].flatMap(([file, text]) =>
      constantsOf(text)
        .filter(({ whole }) => IS_TEXT.test(whole) && !LAYS_OUT.test(whole))
        .map(({ name }) => `${file} ${name}`),
    )
    expect(byHand.length, byHand.join('\n')).toBeLessThan(40)
  })

  it('has no heading, lead, note or section of its own', () => {
    const own = [...code].flatMap(([file, text]) =>
      constantsOf(text)
        .filter(({ name }) => /^(Heading|Lead|Note|Eyebrow|Strong|Section|Card)$/.test(name))
        .map(({ name }) => `${file} ${name}`),
    )
    expect(own).toEqual([])
  })
})

describe('a surface', () => {
  it('has no hairline: rows draw the line between two of them', () => {
    const lined = [...code].flatMap(([file, text]) =>
      /border\w*Width: '1px'/.test(text) && /borderColor: 'line'/.test(text) ? [file] : [],
    )
    expect(lined).toEqual([])
  })
})

import { readFileSync } from 'node:fs'

const TEXT = readFileSync(new URL('product-specification.txt', import.meta.url), 'utf8')
const isFrame = (line: string) =>
  line === '' || line.startsWith('#') || /^\|[-|]+$|^\| Situation|^Features:$/.test(line)

export function sentences(): { no: string; words: string }[] {
  return TEXT.split(/^## /m).flatMap((section) => {
    const [, number = '0'] = /^(\d+)\./.exec(section) ?? []
    const lines = section.split('\n').slice(1)
    const said = lines
      .map((line) => line.trim())
      .filter((line) => !isFrame(line))
      .flatMap(sentencesIn)
    return said.map((words, at) => ({ no: `${number}.${at + 1}`, words }))
  })
}

const sentencesIn = (line: string): string[] =>
  line.startsWith('|') ? [line.slice(1, -1).trim()] : line.replace(/^- /, '').split(/(?<=\.) (?=[A-Z])/)

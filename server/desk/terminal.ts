import { createInterface, type Interface } from 'node:readline'
import { type Readable, Writable } from 'node:stream'
import { refuse } from './refusal.ts'

export interface Terminal {
  say(text: string): void
  ask(question: string): Promise<string>
  askSecret(question: string): Promise<string>
  confirm(question: string): Promise<boolean>
  close(): void
}

export interface Streams {
  readonly input: Readable & { readonly isTTY?: boolean }
  readonly out: Writable
}

export function openTerminal({ input, out }: Streams): Terminal {
  const isTyped = input.isTTY === true
  let isHidden = false
  const shown = new Writable({
    write(piece: Buffer, _, done) {
      if (!isHidden) out.write(piece)
      done()
    },
  })
  let lines: Interface | undefined
  const waiting: ((line: string | undefined) => void)[] = []
  const read: string[] = []
  let isOver = false
  const open = () => {
    lines ??= createInterface({ input, output: shown, terminal: isTyped })
      .on('line', (line) => (waiting.length > 0 ? waiting.shift()?.(line) : read.push(line)))
      .on('close', () => {
        isOver = true
        for (const next of waiting.splice(0)) next(undefined)
      })
  }
  const ask = async (question: string): Promise<string> => {
    open()
    out.write(`${question} `)
    const line =
      read.shift() ?? (isOver ? undefined : await new Promise<string | undefined>((next) => waiting.push(next)))
    if (!isTyped) out.write('\n')
    return line?.trim() ?? refuse('Nobody answered; nothing was done.')
  }
  return {
    say: (text) => void out.write(`${text}\n`),
    ask,
    async askSecret(question) {
      isHidden = true
      try {
        return await ask(question)
      } finally {
        isHidden = false
        if (isTyped) out.write('\n')
      }
    },
    async confirm(question) {
      const answer = (await ask(`${question} [yes/no]`)).toLowerCase()
      if (answer !== 'yes' && answer !== 'no') refuse('Answer yes or no; nothing was done.')
      return answer === 'yes'
    },
    close: () => lines?.close(),
  }
}

export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  right: readonly string[] = [],
): string {
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) =>
        right.includes(head[at] ?? '') ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

export const minute = (moment: Date) => moment.toISOString().slice(0, 16).replace('T', ' ')

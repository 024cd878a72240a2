import type { Plugin } from 'vite'

const STAYS = new Set(['access', 'leaves', 'begins', 'refusals', 'says', 'summary'])

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}
interface Property extends Node {
  readonly key: { readonly name?: string }
}
interface Call extends Node {
  readonly callee: { readonly name?: string }
  readonly arguments: readonly { readonly properties?: readonly Property[] }[]
}

/** A phone is not told who may call, what is refused and what a call is for: the server decides, the documents say. */
export function lightContract(): Plugin {
  return {
    name: 'quay:light-contract',
    transform: {
      filter: { id: /\/contract\/[\w-]+\.ts$/ },
      handler(code) {
        let light = code
        for (const call of callsIn(this.parse(code, { lang: 'ts' })))
          for (const { key, start, end } of call.arguments[0]?.properties ?? [])
            if (STAYS.has(key?.name ?? '')) light = blanked(light, start, code[end] === ',' ? end + 1 : end)
        return { code: light, map: null }
      },
    },
  }
}

/** As long as before, so that every place in the file keeps its number. */
const blanked = (text: string, start: number, end: number) =>
  text.slice(0, start) + text.slice(start, end).replace(/\S/g, ' ') + text.slice(end)

function* callsIn(node: unknown): Generator<Call> {
  if (typeof node !== 'object' || node === null) return
  const { type, callee } = node as Call
  if (type === 'CallExpression' && callee.name === 'endpoint') yield node as Call
  else for (const inside of Object.values(node)) yield* callsIn(inside)
}

const WIDTH = 120
const STEP = '  '

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

export function jsonText(value: Json, indent = '', before = 0): string {
  const flat = flatText(value)
  if (typeof value !== 'object' || value === null || indent.length + before + flat.length < WIDTH) return flat
  const inner = indent + STEP
  const lines = Array.isArray(value)
    ? value.map((part: Json) => inner + jsonText(part, inner))
    : Object.entries(value).map(([name, part]) => {
        const label = `${JSON.stringify(name)}: `
        return inner + label + jsonText(part, inner, label.length)
      })
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return [open, lines.join(',\n'), indent + close].join('\n')
}

function flatText(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(flatText).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${flatText(part)}`)
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}'
}

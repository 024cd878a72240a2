export interface Pictured {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly state: string
}

export interface SheetLook {
  readonly theme: 'light' | 'dark'
  readonly locale: string
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const safe = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)

function grouped<T>(things: readonly T[], nameOf: (thing: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>()
  for (const thing of things) groups.set(nameOf(thing), [...(groups.get(nameOf(thing)) ?? []), thing])
  return [...groups]
}

const figure = ({ id, name, state }: Pictured): string =>
  `<figure><img src="${safe(id)}.png" width="195" height="422" loading="lazy" alt="${safe(name)}"><figcaption>${safe(name)}${state && ` <code>${safe(state)}</code>`}</figcaption></figure>`

const screenOf = (title: string): string => title.split('/').slice(1).join('/')
const roomOf = (title: string): string => title.split('/')[0] ?? ''

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;margin:0;padding:32px 24px;color:#14181b;background:#fff}
h2{text-transform:capitalize;margin:48px 0 0}h3{margin:24px 0 8px}
nav a{margin-inline-end:16px;text-transform:capitalize;color:#0e5b63}
div{display:flex;flex-wrap:wrap;gap:20px}figure{margin:0;width:195px}
img{border:1px solid #c9c5bb;border-radius:12px}
figcaption{font-size:12px;overflow-wrap:anywhere}code{color:#4a5358}`

export function sheetPage(stories: readonly Pictured[], { theme, locale }: SheetLook): string {
  const rooms = grouped(stories, ({ title }) => roomOf(title))
  const states = new Set(stories.map(({ title, state }) => `${title} ${state}`))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Quay, every state</title>
<style>${STYLE}</style>
<h1>Quay, every state</h1>
<p>${stories.length} pictures of ${states.size} states, 390 × 844, ${theme}, ${safe(locale)}.</p>
<nav>${rooms.map(([room]) => `<a href="#${safe(room)}">${safe(room)}</a>`).join(' ')}</nav>
${rooms
  .map(
    ([room, within]) =>
      `<h2 id="${safe(room)}">${safe(room)}</h2>\n${grouped(within, ({ title }) => screenOf(title))
        .map(([screen, pictures]) => `<h3>${safe(screen)}</h3>\n<div>${pictures.map(figure).join('\n')}</div>`)
        .join('\n')}`,
  )
  .join('\n')}
</html>
`
}

/** What nobody is there to do: whatever is asked of it is done at once, and what runs in its page runs here. */
export const absent: never = new Proxy(() => undefined, {
  get: (page, name) => {
    if (name === 'then') return undefined
    if (name === 'evaluate') return async (act: (given: unknown) => unknown, given: unknown) => act(given)
    return (Reflect.get(page, name) as unknown) ?? absent
  },
  apply: () => absent,
}) as never
const real = globalThis.fetch
let shelf = new Map<string, string>()
let origin = ''
/** The address that a phone has open which nobody is there to see. */
export const openAt = () => origin

const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (name) => shelf.get(name) ?? null,
  setItem: (name, text) => void shelf.set(name, text),
  removeItem: (name) => void shelf.delete(name),
}

/** The old way of asking, by which the app sends its pictures. */
class Asking extends EventTarget {
  readonly upload = {}
  status = 0
  responseText = ''
  onload = () => undefined
  private url = ''
  private method = ''
  private readonly headers = new Headers()
  private readonly leaving = new AbortController()

  open(method: string, url: string) {
    Object.assign(this, { method, url })
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }
  abort() {
    this.leaving.abort()
  }
  async send(body: FormData) {
    const { method, headers, leaving } = this
    try {
      const answer = await fetch(this.url, { method, headers, body, signal: leaving.signal })
      Object.assign(this, { status: answer.status, responseText: await answer.text() })
      this.onload()
    } catch {
      this.dispatchEvent(new Event('error'))
    }
  }
}

/** What the app finds where there is no browser: a shelf of its own for each path, and its server under short addresses. */
export function withShelf(at: string) {
  shelf = new Map()
  origin = at
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: Asking, configurable: true })
  globalThis.fetch = (asked, how) =>
    real(typeof asked === 'string' && asked.startsWith('/') ? origin + asked : asked, how)
  return {
    keep(pieces: Record<string, unknown>) {
      for (const [key, value] of Object.entries(pieces)) shelf.set(`quay:${key}`, JSON.stringify(value))
    },
  }
}

/** The phone's way to keep a file, without a phone: it must have come whole. */
export async function downloaded(url: string): Promise<void> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`no file: ${answer.status}`)
  await answer.arrayBuffer()
}

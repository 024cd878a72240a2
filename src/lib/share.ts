import { copy } from './copy.ts'

/** Hands a text to what the phone shares with; where it shares with nothing, it is copied. */
export async function share(text: string): Promise<'shared' | 'copied' | 'failed'> {
  try {
    await navigator.share({ text })
    return 'shared'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    return (await copy(text)) ? 'copied' : 'failed'
  }
}

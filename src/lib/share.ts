import { copy } from './copy.ts'

/** Passes text on by the phone's own sheet; where there is none, it is copied. Who puts the sheet away has shared nothing, and is told nothing. */
export async function share(text: string): Promise<'shared' | 'copied' | 'failed'> {
  if (!('share' in navigator)) return (await copy(text)) ? 'copied' : 'failed'
  try {
    await navigator.share({ text })
    return 'shared'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    return (await copy(text)) ? 'copied' : 'failed'
  }
}

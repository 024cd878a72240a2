import { copy } from './copy.ts'

/** Who puts the sheet away has shared nothing, and is told nothing. */
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

const missed = new WeakMap<object, { url: string; times: number }>()

/**
 * Loads a file that needs no other. Some browsers keep that a file did not come for as long as the page is open, and fail
 * at once when it is asked for again: from then on it is asked for under another name.
 */
export async function bring<Part>(load: () => Promise<Part>): Promise<Part> {
  const before = missed.get(load)
  try {
    return await load()
  } catch (error) {
    const url = before?.url ?? /\b(?:https?|file):\S+/.exec(String(error))?.[0]
    if (!url) throw error
    const times = (before?.times ?? 0) + 1
    missed.set(load, { url, times })
    if (!before) throw error
    return (await import(/* @vite-ignore */ `${url}?again=${times}`)) as Part
  }
}

/** A terminal and npm may both pass on the same signal: `second` needs one that is clearly another. */
export function wishesToLeave(): { first: Promise<void>; second: Promise<void> } {
  let since = Number.POSITIVE_INFINITY
  const wish = (counts: () => boolean) =>
    new Promise<void>((resolve) => {
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => counts() && resolve())
    })
  const second = wish(() => Date.now() - since > 500)
  const first = wish(() => {
    since = Math.min(since, Date.now())
    return true
  })
  return { first, second }
}

export async function within(milliseconds: number, work: Promise<unknown>, hurry?: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([work.catch((error: unknown) => console.error(error)), late, ...(hurry ? [hurry] : [])])
  clearTimeout(timer)
}

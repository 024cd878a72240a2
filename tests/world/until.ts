import { setTimeout as pause } from 'node:timers/promises'

export async function eventually(holds: () => boolean | Promise<boolean>, within = 10_000): Promise<boolean> {
  const deadline = performance.now() + within
  while (performance.now() < deadline) {
    if (await holds()) return true
    await pause(20)
  }
  return false
}

/** What it gives as soon as nothing goes wrong with it. */
export async function succeeds<T>(act: () => Promise<T>, within = 1_000): Promise<T> {
  const deadline = performance.now() + within
  for (;;)
    try {
      return await act()
    } catch (wrong) {
      if (performance.now() > deadline) throw wrong
      await pause(50)
    }
}

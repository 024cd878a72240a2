export const PREFIX = 'quay:written/'

/** Blocked or full storage must not stop anybody: then nothing is kept. */
export function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

export const forgetWritten = (): void =>
  void attempt(() =>
    Object.keys(sessionStorage)
      .filter((name) => name.startsWith(PREFIX))
      .forEach((name) => sessionStorage.removeItem(name)),
  )

import * as v from 'valibot'

const PREFIX = 'quay:written/'

/** Blocked or full storage must not stop anybody: then nothing is kept. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

/** For as long as this tab lives. */
export function writtenOf<S extends v.GenericSchema>(key: string, schema: S): v.InferOutput<S> | undefined {
  const read = v.safeParse(
    schema,
    attempt(() => JSON.parse(sessionStorage.getItem(PREFIX + key) ?? '') as unknown),
  )
  return read.success ? read.output : undefined
}

export const keepWritten = (key: string, written: object): void =>
  void attempt(() => sessionStorage.setItem(PREFIX + key, JSON.stringify(written)))

export const dropWritten = (key: string): void => void attempt(() => sessionStorage.removeItem(PREFIX + key))

export const forgetWritten = (): void =>
  void attempt(() =>
    Object.keys(sessionStorage)
      .filter((name) => name.startsWith(PREFIX))
      .forEach((name) => sessionStorage.removeItem(name)),
  )

import * as v from 'valibot'
import { attempt, PREFIX } from './forget-written.ts'

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

import {
  createContext,
  useContext,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { isClean } from '#machines/lib/problems.ts'
import { MendingContext, type Answers } from '#src/lib/mending.ts'

type Names = ReadonlySet<string>

const NONE: Names = new Set()

interface Touched {
  readonly found?: object | undefined
  readonly answer?: object | undefined
  readonly names: Names
}

interface Fields {
  /** Whose refusal by the server is not true any more, as far as is known here. */
  readonly changed: Names
  readonly touch: (name: string) => void
}

const FieldsContext = createContext<Fields>({ changed: NONE, touch: () => undefined })
export const FieldsProvider = FieldsContext.Provider

export const useTouch = () => useContext(FieldsContext).touch

/** Of what the server found it alone knows whether it still stands: it is gone once the field is changed. */
export function useStands(error: ReactNode, ...names: readonly (string | undefined)[]): ReactNode {
  const { changed } = useContext(FieldsContext)
  return names.some((name) => name !== undefined && changed.has(name)) ? undefined : error
}

export function answersOf(form: HTMLFormElement, submitter?: HTMLElement | null): Answers {
  const data = new FormData(form, submitter)
  return (name) => String(data.get(name) ?? '')
}

/** What was changed since the last answer; with each change what was refused is judged again. */
export function useTouched(
  form: RefObject<HTMLFormElement | null>,
  wrong: object | undefined,
  onSubmit: (answers: Answers) => unknown,
) {
  const mending = useContext(MendingContext)
  const found = wrong === mending?.problems ? mending?.found : wrong
  const answer = mending?.answer
  const isHere = mending !== undefined && !isClean(mending.found)
  const [touched, note] = useState<Touched>({ names: NONE })
  const since = (last: Touched) => (last.found === found && last.answer === answer ? last.names : NONE)
  const names = since(touched)
  const touch = (name: string) =>
    note((last) => {
      const before = since(last)
      return before.has(name) && !isHere ? last : { found, answer, names: new Set(before).add(name) }
    })
  const judge = useEffectEvent(() => {
    if (names.size > 0 && form.current) mending?.judge(answersOf(form.current), onSubmit)
  })
  useLayoutEffect(() => judge())
  return { found, fields: { changed: mending && !isHere ? names : NONE, touch }, forget: () => note({ names: NONE }) }
}

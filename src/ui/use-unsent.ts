import { useContext, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type RefObject } from 'react'
import { UnsentContext } from '#src/lib/unsent.ts'

type Control = Element & { name?: string; type?: string; value?: string; checked?: boolean }

/** What the phone filled in by itself, nobody typed. */
function saidBy({ name = '', type, value = '', checked }: Control, isFilledIn: boolean): string[] {
  if (!name || isFilledIn || type === 'file') return []
  if (type === 'radio' || type === 'checkbox') return checked ? [`${name}=${value}`] : []
  return [`${name}=${type === 'password' ? value.length > 0 : value.trim()}`]
}

const isFilledIn = (control: Element) => CSS.supports('selector(:autofill)') && control.matches(':autofill')

const standing = (form: HTMLFormElement): string =>
  [...form.elements].flatMap((control: Control) => saidBy(control, isFilledIn(control))).join('\n')

/** The answer is what to call whenever what was typed may have changed. */
export function useUnsent(form: RefObject<HTMLFormElement | null>, isKept: boolean): () => void {
  const unsent = useContext(UnsentContext)
  const id = useId()
  const begun = useRef<string>(undefined)
  const look = useEffectEvent(() => {
    if (!unsent || !form.current) return
    const stands = standing(form.current)
    begun.current ??= unsent.begun(stands)
    unsent.update(id, { begun: isKept ? stands : begun.current, stands })
  })
  useEffect(() => look())
  const leave = useEffectEvent(() => unsent?.gone(id))
  useLayoutEffect(() => () => leave(), [])
  return look
}

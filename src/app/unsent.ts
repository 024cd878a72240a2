import { useMemo, useRef, useState } from 'react'
import type { Unsent, Writing } from '#src/lib/unsent.ts'

const isChanged = ({ begun, stands }: Writing) => begun !== stands

export function useUnsentForms() {
  const [changed, change] = useState<readonly string[]>([])
  const forms = useRef(new Map<string, Writing>())
  /** Forms that made room for another state with something in them: they may come back with it. */
  const away = useRef<readonly Writing[]>([])
  const unsent = useMemo((): Unsent => {
    const mark = (form: string, is: boolean) =>
      change((now) => (now.includes(form) === is ? now : is ? [...now, form] : now.filter((one) => one !== form)))
    return {
      begun: (stands) => away.current.find((one) => one.stands === stands)?.begun ?? stands,
      update(form, writing) {
        forms.current.set(form, writing)
        mark(form, isChanged(writing))
      },
      gone(form) {
        const left = forms.current.get(form)
        if (left && isChanged(left)) away.current = [...away.current, left]
        forms.current.delete(form)
        mark(form, false)
      },
    }
  }, [])
  const forget = () => {
    if (forms.current.size === 0) away.current = []
  }
  /** What stands now, also before it is drawn. */
  const hasUnsent = () => [...forms.current.values()].some(isChanged)
  return { unsent, isUnsent: changed.length > 0, hasUnsent, forget }
}

import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { toldIn } from './said.ts'

/** What the server told, in the language of the page: for a part that stands alone. */
export function Told<T>({ facts, children }: { facts: T; children: (facts: T) => ReactNode }) {
  return children(toldIn(useLingui().i18n.locale, facts))
}

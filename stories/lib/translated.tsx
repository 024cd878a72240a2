import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { translated } from './said.ts'

export function Translated<T>({ facts, children }: { facts: T; children: (facts: T) => ReactNode }) {
  return children(translated(useLingui().i18n.locale, facts))
}

import { chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { createContext, useContext } from 'react'
import { figures, type Unit } from '#src/lib/format.ts'

const Figure = chakra('bdi', {
  base: {
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
    direction: 'ltr',
    unicodeBidi: 'isolate',
  },
})

/** Keeps its own direction in every language. */
export const Digits = Figure

const CoveredContext = createContext(false)
export const Covered = CoveredContext.Provider
export const useIsCovered = () => useContext(CoveredContext)

/** `signed` also says plus, where things come and go. */
export function Amount({ value, unit, signed = false }: { value: string; unit: Unit; signed?: boolean }) {
  const { i18n } = useLingui()
  const covered = useContext(CoveredContext)
  return (
    <Figure whiteSpace="normal" overflowWrap="anywhere">
      {covered ? '••••' : figures(value, unit, i18n.locale, signed)}
    </Figure>
  )
}

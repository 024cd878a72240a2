import { chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { createContext, useContext } from 'react'
import { type FigureLook, figureParts, type Unit } from '#src/lib/format.ts'

const Figure = chakra('bdi', {
  base: {
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
    direction: 'ltr',
    unicodeBidi: 'isolate',
  },
})
const Cents = chakra('span', { base: { fontSize: '.6em', letterSpacing: '-.01em' } })
/** Keeps its own direction in every language. */
export const Digits = Figure

const CoveredContext = createContext(false)
export const Covered = CoveredContext.Provider
export const useIsCovered = () => useContext(CoveredContext)

export interface Counted {
  value: string
  unit: Unit
}

interface AmountProps extends Counted, FigureLook {
  /** Of 20 px and more: cents are smaller. */
  big?: boolean
}

export function Amount({ value, unit, big = false, ...look }: AmountProps) {
  const { i18n } = useLingui()
  const covered = useContext(CoveredContext)
  const { whole, cents, after } = figureParts(value, unit, i18n.locale, look)
  return (
    <Figure whiteSpace="normal" overflowWrap="anywhere">
      {covered ? (
        '••••'
      ) : big ? (
        <>
          {whole}
          <Cents>{cents}</Cents>
          {after}
        </>
      ) : (
        `${whole}${cents}${after}`
      )}
    </Figure>
  )
}

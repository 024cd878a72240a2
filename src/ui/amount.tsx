import { chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { figures, type Unit } from '#src/lib/format.ts'

const Figure = chakra('bdi', {
  base: {
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
    direction: 'ltr',
    unicodeBidi: 'isolate',
  },
})

/** A figure that keeps its own direction in every language. */
export const Digits = Figure

export function Amount({ value, unit, hidden = false }: { value: string; unit: Unit; hidden?: boolean }) {
  const { i18n } = useLingui()
  return (
    <Figure whiteSpace="normal" overflowWrap="anywhere">
      {hidden ? '••••' : figures(value, unit, i18n.locale)}
    </Figure>
  )
}

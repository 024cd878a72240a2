import { defineTextStyles } from '@chakra-ui/react'

const style = (fontSize: string, lineHeight: string, fontWeight: string, letterSpacing = '0') => ({
  value: { fontSize, lineHeight, fontWeight, letterSpacing },
})

export const textStyles = defineTextStyles({
  hero: style('min(2.75rem, 15vw)', '1.1', '700', '-.03em'),
  figure: style('min(2.125rem, 14vw)', '1.18', '700', '-.025em'),
  display: style('1.75rem', '1.22', '700', '-.02em'),
  title: style('1.25rem', '1.3', '700', '-.012em'),
  strong: style('1rem', '1.5', '600'),
  body: style('1rem', '1.5', '400'),
  label: style('.875rem', '1.43', '500'),
  note: style('.875rem', '1.43', '400'),
  tiny: style('.75rem', '1.34', '500'),
})

import { defineTextStyles } from '@chakra-ui/react'

const style = (fontSize: string, lineHeight: string, fontWeight: string, letterSpacing = '0') => ({
  value: { fontSize, lineHeight, fontWeight, letterSpacing },
})

export const textStyles = defineTextStyles({
  clock: style('min(3.5rem, 17.5vw)', '1.12', '600', '-.035em'),
  figure: style('min(2.375rem, 14vw)', '1.16', '620', '-.022em'),
  display: style('1.75rem', '1.22', '620', '-.018em'),
  title: style('1.25rem', '1.4', '620', '-.01em'),
  strong: style('1rem', '1.5', '600'),
  body: style('1rem', '1.5', '400'),
  note: style('.875rem', '1.5', '400'),
  eyebrow: style('.8125rem', '1.54', '400'),
  tiny: style('.75rem', '1.34', '400'),
})

import { defineConditions } from '@chakra-ui/react'

/** When a style holds: only the conditions this house uses. */
export const conditions = defineConditions({
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled], [aria-disabled=true])'],
  active: '&:is(:active, [data-active]):not(:disabled, [data-disabled], [aria-disabled=true])',
  focusVisible: '&:is(:focus-visible, [data-focus-visible])',
  disabled: '&:is(:disabled, [disabled], [data-disabled])',
  readOnly: '&:is([data-readonly], [aria-readonly=true], [readonly])',
  invalid: '&:is([data-invalid], [aria-invalid=true], [data-state=invalid])',
  before: '&::before',
  after: '&::after',
  placeholder: '&::placeholder',
  open: '&:is([open], [data-open], [data-state=open])',
  closed: '&:is([closed], [data-closed], [data-state=closed])',
  currentPage: '&[aria-current=page]',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  dark: '.dark &',
  light: ':root &',
  rtl: '[dir=rtl] &',
})

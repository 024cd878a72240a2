/** Only the conditions this house uses. A list is nested, the outermost first. */
export const CONDITIONS: Record<string, string | readonly string[]> = {
  _hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled], [aria-disabled=true])'],
  _active: '&:is(:active, [data-active]):not(:disabled, [data-disabled], [aria-disabled=true])',
  _focusVisible: '&:is(:focus-visible, [data-focus-visible])',
  _disabled: '&:is(:disabled, [disabled], [data-disabled])',
  _readOnly: '&:is([data-readonly], [aria-readonly=true], [readonly])',
  _invalid: '&:is([data-invalid], [aria-invalid=true], [data-state=invalid])',
  _before: '&::before',
  _placeholder: '&::placeholder',
  _open: '&:is([open], [data-open], [data-state=open])',
  _closed: '&:is([closed], [data-closed], [data-state=closed])',
  _rtl: '[dir=rtl] &',
}

import { defineRecipe } from '@chakra-ui/react'

export const control = defineRecipe({
  className: 'control',
  base: {
    width: 'full',
    minHeight: '14',
    paddingInline: '3.5',
    bg: 'surface',
    color: 'ink',
    borderWidth: '1px',
    borderColor: 'edge',
    borderRadius: 'control',
    fontSize: '1.0625rem',
    lineHeight: '1.4',
    outline: 'none',
    caretColor: 'focus',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'quick',
    _placeholder: { color: 'ink3' },
    _focusVisible: { borderColor: 'focus', boxShadow: 'inset 0 0 0 1px var(--q-colors-focus)' },
    _invalid: { borderColor: 'bad', boxShadow: 'inset 0 0 0 1px var(--q-colors-bad)' },
    _readOnly: { bg: 'sunken', borderColor: 'line' },
  },
})

/** The one chosen of several: the ring grows inwards. */
export const radio = {
  appearance: 'none',
  width: '24px',
  height: '24px',
  flex: 'none',
  margin: '0',
  borderRadius: 'full',
  borderWidth: '2px',
  borderColor: 'edge',
  cursor: 'pointer',
  '&:checked': { borderWidth: '8px', borderColor: 'accent' },
  '&:disabled': { borderColor: 'line', cursor: 'default' },
} as const

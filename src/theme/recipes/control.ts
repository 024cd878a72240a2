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
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'quick',
    _placeholder: { color: 'ink3' },
    _focusVisible: { borderColor: 'accent', boxShadow: 'inset 0 0 0 1px var(--q-colors-accent)' },
    _invalid: { borderColor: 'bad', boxShadow: 'inset 0 0 0 1px var(--q-colors-bad)' },
    _readOnly: { bg: 'sunken', borderColor: 'line' },
  },
})

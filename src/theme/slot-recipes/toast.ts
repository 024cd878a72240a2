import { defineSlotRecipe } from '@chakra-ui/react'

export const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['root', 'title', 'description', 'indicator', 'closeTrigger', 'actionTrigger'],
  base: {
    root: {
      width: 'fit-content',
      maxWidth: 'calc(100vw - 32px)',
      marginInline: 'auto',
      paddingInline: '4',
      paddingBlock: '3',
      borderRadius: 'control',
      bg: 'ink',
      color: 'paper',
      translate: 'var(--x) var(--y)',
      opacity: 'var(--opacity)',
      zIndex: 'var(--z-index)',
      transitionProperty: 'translate, opacity',
      transitionDuration: '200ms',
    },
    title: { textStyle: 'body', fontWeight: '550' },
  },
})

import { defineSlotRecipe } from '@chakra-ui/react'

export const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['root', 'title', 'description', 'indicator', 'closeTrigger', 'actionTrigger'],
  base: {
    root: {
      width: 'max-content',
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
      transitionDuration: 'calm',
      // It may rise under a finger or a mouse; it must never catch the press, nor stay because it is hovered.
      pointerEvents: 'none !important',
      '& > [data-ghost]': { pointerEvents: 'none !important' },
    },
    title: { textStyle: 'body', fontWeight: '500' },
  },
})

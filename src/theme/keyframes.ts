import { defineKeyframes } from '@chakra-ui/react'

export const keyframes = defineKeyframes({
  fadeIn: { from: { opacity: '0' }, to: { opacity: '1' } },
  fadeOut: { from: { opacity: '1' }, to: { opacity: '0' } },
  sheetIn: { from: { transform: 'translateY(100%)' }, to: { transform: 'none' } },
  sheetOut: { from: { transform: 'none' }, to: { transform: 'translateY(100%)' } },
  tide: { '0%': { opacity: '.45' }, '50%': { opacity: '1' }, '100%': { opacity: '.45' } },
  glow: {
    from: {
      backgroundColor: 'var(--q-colors-soft)',
      boxShadow: '4px 0 var(--q-colors-soft), -4px 0 var(--q-colors-soft)',
    },
  },
  turn: { to: { transform: 'rotate(360deg)' } },
  sweep: { from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } },
})

import { defineGlobalStyles } from '@chakra-ui/react'

export const globalCss = defineGlobalStyles({
  html: { bg: 'paper', color: 'ink', fontFamily: 'body', fontSize: '16px', lineHeight: '1.5', colorScheme: 'light', WebkitTextSizeAdjust: '100%', textRendering: 'optimizeLegibility', WebkitFontSmoothing: 'antialiased' },
  'html.dark': { colorScheme: 'dark' },
  body: { margin: '0', minHeight: '100dvh', overscrollBehaviorY: 'none' },
  '*:focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  '::selection': { bg: 'soft' },
  'button, a, label': { WebkitTapHighlightColor: 'transparent', touchAction: 'manipulation' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': { animationDuration: '1ms !important', animationIterationCount: '1 !important', transitionDuration: '1ms !important' },
    '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': { animation: 'none !important' },
  },
})

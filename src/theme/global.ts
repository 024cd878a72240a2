import { defineGlobalStyles } from '@chakra-ui/react'

export const globalCss = defineGlobalStyles({
  html: {
    bg: 'paper',
    color: 'ink',
    fontFamily: 'body',
    fontSize: '16px',
    lineHeight: '1.5',
    colorScheme: 'light',
    textSizeAdjust: '100%',
    textRendering: 'optimizeLegibility',
  },
  'html.dark': { colorScheme: 'dark' },
  body: { margin: '0', minHeight: '100dvh', overscrollBehaviorY: 'none' },
  '*:focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  '::selection': { bg: 'soft' },
  'button, a, label': { WebkitTapHighlightColor: 'transparent', touchAction: 'manipulation' },
  '*, ::before, ::after': {
    _motionReduce: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
    },
  },
})

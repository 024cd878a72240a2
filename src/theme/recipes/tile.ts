import { defineRecipe } from '@chakra-ui/react'

/** Carries the colour of its group, never a state: but what is done, or asks for one's eyes. */
export const tile = defineRecipe({
  className: 'tile',
  base: { display: 'grid', placeItems: 'center', flex: 'none', width: '10', height: '10', borderRadius: 'tile' },
  variants: {
    group: {
      money: { bg: 'soft', color: 'accent' },
      invest: { bg: 'irisSoft', color: 'iris' },
      shop: { bg: 'plumSoft', color: 'plum' },
      safe: { bg: 'skySoft', color: 'sky' },
      good: { bg: 'goodSoft', color: 'good' },
      warn: { bg: 'warnSoft', color: 'warn' },
      plain: { bg: 'sunken', color: 'ink2' },
    },
  },
  defaultVariants: { group: 'plain' },
})

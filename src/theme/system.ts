import { createSystem, defineConfig } from '@chakra-ui/react'
import { conditions } from './conditions.ts'
import { globalCss } from './global.ts'
import { keyframes } from './keyframes.ts'
import { button } from './recipes/button.ts'
import { control } from './recipes/control.ts'
import { semanticTokens } from './semantic-tokens.ts'
import { drawer } from './slot-recipes/drawer.ts'
import { toast } from './slot-recipes/toast.ts'
import { textStyles } from './text-styles.ts'
import { tokens } from './tokens.ts'
import { utilities } from './utilities.ts'

export const system = createSystem(
  defineConfig({
    cssVarsPrefix: 'q',
    cssVarsRoot: ':where(html)',
    preflight: true,
    strictTokens: true,
    conditions,
    utilities,
    globalCss,
    theme: {
      tokens,
      semanticTokens,
      textStyles,
      keyframes,
      recipes: { button, control },
      slotRecipes: { drawer, toast },
    },
  }),
)

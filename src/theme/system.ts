import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import { globalCss } from './global.ts'
import { keyframes } from './keyframes.ts'
import { button } from './recipes/button.ts'
import { control } from './recipes/control.ts'
import { semanticTokens } from './semantic-tokens.ts'
import { drawer } from './slot-recipes/drawer.ts'
import { toast } from './slot-recipes/toast.ts'
import { textStyles } from './text-styles.ts'
import { tokens } from './tokens.ts'

export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'q',
    cssVarsRoot: ':where(html)',
    strictTokens: true,
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

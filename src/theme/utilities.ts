import type { SystemConfig } from '@chakra-ui/react'

type Utilities = NonNullable<SystemConfig['utilities']>
type Scale = 'colors' | 'spacing' | 'sizes' | 'radii' | 'fonts' | 'durations' | 'easings' | 'zIndex'

/** Style properties whose value is the name of a token, and the scale that it is looked up in. */
const SCALES: Record<Scale, string> = {
  colors:
    'backgroundColor borderColor borderTopColor borderInlineEndColor color outlineColor textDecorationColor accentColor caretColor fill stroke',
  spacing:
    'gap rowGap columnGap inset insetInline insetBlock top bottom insetBlockStart insetBlockEnd insetInlineStart insetInlineEnd margin marginTop marginBottom marginInline marginBlock marginInlineStart marginInlineEnd padding paddingTop paddingBottom paddingInline paddingBlock paddingInlineStart paddingInlineEnd',
  sizes: 'width height minWidth minHeight maxWidth maxHeight flexBasis',
  radii: 'borderRadius borderTopLeftRadius borderTopRightRadius borderBottomLeftRadius borderBottomRightRadius',
  fonts: 'fontFamily',
  durations: 'transitionDuration animationDuration',
  easings: 'transitionTimingFunction animationTimingFunction',
  zIndex: 'zIndex',
}

const SHORTHAND: Record<string, string> = { backgroundColor: 'bg', width: 'w', height: 'h' }

/** The same names as Chakra's, without the hundred that nothing here uses. */
export const utilities: Utilities = Object.fromEntries(
  (Object.entries(SCALES) as [Scale, string][]).flatMap(([scale, names]) =>
    names.split(' ').map((name) => [name, { values: scale, ...(SHORTHAND[name] && { shorthand: [SHORTHAND[name]] }) }]),
  ),
)

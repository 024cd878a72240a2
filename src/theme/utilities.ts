export type Scale = 'colors' | 'spacing' | 'sizes' | 'radii' | 'fonts' | 'durations' | 'easings' | 'zIndex'

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

export const SHORTHANDS: Record<string, string> = { bg: 'backgroundColor', w: 'width', h: 'height' }

export const SCALE_OF: ReadonlyMap<string, Scale> = new Map(
  (Object.entries(SCALES) as [Scale, string][]).flatMap(([scale, names]) =>
    names.split(' ').map((name) => [name, scale]),
  ),
)

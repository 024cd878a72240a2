import { defineRecipe } from '@chakra-ui/react'

/** Long words part at their joints; names and addresses, which stand in a bdi, get no hyphen that is not theirs. */
export const words = {
  maxWidth: 'full',
  hyphens: 'auto',
  hyphenateLimitChars: '12 4 4',
  '& bdi': { hyphens: 'manual' },
} as const

const tone = {
  ink: { color: 'ink' },
  calm: { color: 'ink2' },
  faint: { color: 'ink3' },
  good: { color: 'good' },
  warn: { color: 'warn' },
  bad: { color: 'bad', fontWeight: '600' },
} as const

const align = { start: {}, center: { textAlign: 'center' }, end: { textAlign: 'end' } } as const

/** What names a part: of a page by `strong`, a page or a thing itself by `title` or `display`, a group by `label`. */
export const heading = defineRecipe({
  className: 'heading',
  base: { ...words, color: 'ink' },
  variants: {
    look: {
      display: { textStyle: 'display' },
      title: { textStyle: 'title' },
      strong: { textStyle: 'strong' },
      label: { textStyle: 'label', color: 'ink2' },
    },
    align,
  },
  defaultVariants: { look: 'strong', align: 'start' },
})

/** The sentence one reads after a heading. */
export const lead = defineRecipe({
  className: 'lead',
  base: { ...words, textStyle: 'body', color: 'ink2' },
  variants: { align },
  defaultVariants: { align: 'start' },
})

/** A second line: small, below or beside what it belongs to. */
export const note = defineRecipe({
  className: 'note',
  base: { ...words, textStyle: 'note' },
  variants: { tone, align },
  defaultVariants: { tone: 'calm', align: 'start' },
})

/** What stands above a figure and says what it counts. */
export const eyebrow = defineRecipe({
  className: 'eyebrow',
  base: { ...words, textStyle: 'label', color: 'ink2' },
})

/** What one reads first. */
export const strong = defineRecipe({
  className: 'strong',
  base: { ...words, textStyle: 'strong', color: 'ink' },
})

/** An amount that is the matter of what it stands in. */
export const figure = defineRecipe({
  className: 'figure',
  base: { ...words, color: 'ink' },
  variants: {
    size: {
      hero: { textStyle: 'hero' },
      figure: { textStyle: 'figure' },
      display: { textStyle: 'display' },
      title: { textStyle: 'title' },
    },
    tone: { ink: {}, good: { color: 'good' } },
  },
  defaultVariants: { size: 'figure', tone: 'ink' },
})

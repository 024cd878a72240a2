import { defineRecipe } from '@chakra-ui/react'

/** One subject: no border, no shadow. Its rows draw the lines between them. */
export const card = defineRecipe({
  className: 'card',
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    borderRadius: 'card',
    bg: 'var(--ground, var(--q-colors-surface))',
    // A card in a card is paper, and there is none deeper.
    '& > *': { '--ground': 'var(--q-colors-paper)' },
    // Large text breaks a moment between its day and its hour.
    '& bdi': { whiteSpace: 'normal' },
    '&:empty': { display: 'none' },
  },
  variants: {
    holds: {
      rows: { paddingInline: '4', overflow: 'hidden' },
      prose: { padding: '4', gap: '3' },
      picture: { overflow: 'hidden' },
    },
    tone: { plain: {}, sky: { bg: 'skySoft' }, warn: { bg: 'warnSoft' }, good: { bg: 'goodSoft' } },
  },
  defaultVariants: { holds: 'rows', tone: 'plain' },
})

/** Words and what belongs to them, side by side as long as there is room. */
export const line = defineRecipe({
  className: 'line',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    rowGap: '1',
    // What is to be pressed keeps its least width.
    '& > :not(a, button)': { minWidth: '0' },
  },
  variants: {
    at: { ends: {}, start: { justifyContent: 'flex-start' }, first: { alignItems: 'baseline' } },
  },
  defaultVariants: { at: 'ends' },
})

/** A word at the end of a row that says how things stand. */
export const tag = defineRecipe({
  className: 'tag',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    maxWidth: 'full',
    overflowWrap: 'anywhere',
    paddingInline: '2.5',
    paddingBlock: '3px',
    borderRadius: 'full',
    fontSize: '.8125rem',
    lineHeight: '1.4',
    fontWeight: '600',
  },
  variants: {
    tone: {
      plain: { bg: 'sunken', color: 'ink2' },
      good: { bg: 'goodSoft', color: 'good' },
      warn: { bg: 'warnSoft', color: 'warn' },
      bad: { bg: 'badSoft', color: 'bad' },
      /** On the green of what has happened. */
      earned: { bg: 'surface', color: 'good' },
      sky: { bg: 'skySoft', color: 'sky' },
      iris: { bg: 'irisSoft', color: 'iris' },
    },
  },
  defaultVariants: { tone: 'plain' },
})

/** Something said beside the work: coloured only where it asks for more than reading. */
export const says = defineRecipe({
  className: 'says',
  base: {
    display: 'flex',
    gap: '2.5',
    alignItems: 'flex-start',
    paddingInline: '3.5',
    paddingBlock: '3',
    borderRadius: '16px',
    textStyle: 'note',
    color: 'ink',
    '& > div': { minWidth: '0', flex: '1' },
    '& b, & strong': { fontWeight: '600' },
  },
  variants: {
    tone: {
      plain: { bg: 'sunken', color: 'ink2', '& b, & strong': { color: 'ink' } },
      bad: { bg: 'badSoft', color: 'bad' },
      warn: { bg: 'warnSoft', '& > span:first-of-type': { color: 'warn' } },
      good: { bg: 'goodSoft', '& > span:first-of-type': { color: 'good' } },
      sky: { bg: 'skySoft', '& > span:first-of-type': { color: 'sky' } },
    },
  },
  defaultVariants: { tone: 'plain' },
})

/** The line of the mark, repeated: the water under a scene. */
export const waves = (color: string) => ({
  backgroundImage: `radial-gradient(circle at 50% -8px, transparent 19px, var(--q-colors-${color}) 20px, transparent 21.5px)`,
  backgroundSize: '40px 12px',
})

/** The brand's own ground, once a page at most: within it every colour has its counterpart. */
export const deep = {
  position: 'relative',
  bg: 'deep',
  color: 'onDeep',
  borderBottomLeftRadius: 'sheet',
  borderBottomRightRadius: 'sheet',
  '--q-colors-ink': 'var(--q-colors-on-deep)',
  '--q-colors-ink2': 'var(--q-colors-on-deep2)',
  '--q-colors-ink3': 'var(--q-colors-on-deep2)',
  '--q-colors-accent': 'var(--q-colors-glow)',
  '--q-colors-on-accent': 'var(--q-colors-on-glow)',
  '--q-colors-focus': 'var(--q-colors-glow)',
  '--q-colors-soft': 'var(--q-colors-deep-raised)',
  '--q-colors-sunken': 'var(--q-colors-deep-raised)',
  '--q-colors-raised': 'var(--q-colors-on-deep)',
  '--q-colors-warn-soft': 'var(--q-colors-deep-raised)',
  '--q-colors-warn': 'var(--q-colors-on-deep-warn)',
  '--disc': 'var(--q-colors-on-deep)',
  '--chosen': 'var(--q-colors-deep)',
  '.dark &': { '--q-colors-raised': '#3B6367', '--chosen': 'var(--q-colors-on-deep)' },
} as const

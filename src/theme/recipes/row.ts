/** One of equals in a card: a line between two, from where the text begins; pressed, it sinks from edge to edge. */
export const row = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '14',
  marginInline: '-4',
  paddingInline: '4',
  paddingBlock: '2.5',
  color: 'ink',
  textAlign: 'start',
  '[data-row] ~ &::before, li + li > &::before': {
    content: '""',
    position: 'absolute',
    top: '0',
    insetInline: 'var(--from, 16px) 16px',
    height: '1px',
    bg: 'line',
  },
  '&:has(> [data-lead])': { '--from': '68px' },
} as const

export const pressed = {
  ...row,
  cursor: 'pointer',
  _hover: { bg: 'sunken' },
  _active: { bg: 'sunken' },
  _focusVisible: { outlineOffset: '-3px', borderRadius: 'control' },
} as const

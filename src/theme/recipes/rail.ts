/** Goes on beyond the page: by finger, by wheel, and to whatever gets the focus. */
export const rail = {
  display: 'flex',
  marginInline: '-4',
  marginBlock: '-1',
  paddingInline: '4',
  // Within it stands the ring of what has the focus.
  paddingBlock: '1',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: '16px',
  '& > *': { flex: 'none', scrollSnapAlign: 'start' },
} as const

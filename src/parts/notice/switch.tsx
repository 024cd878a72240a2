import { chakra } from '@chakra-ui/react'

const Track = chakra(
  'button',
  {
    base: {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: '56px',
      height: 'tap',
      marginInlineEnd: '-1',
      borderRadius: 'full',
      cursor: 'pointer',
      '& > span': {
        position: 'relative',
        width: '48px',
        height: '28px',
        borderRadius: 'full',
        borderWidth: '1.5px',
        borderColor: 'edge',
        transitionProperty: 'background-color, border-color',
        transitionDuration: 'quick',
      },
      '& > span::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: '4px',
        insetInlineStart: '4px',
        width: '17px',
        height: '17px',
        borderRadius: 'full',
        bg: 'edge',
        transitionProperty: 'inset-inline-start, background-color',
        transitionDuration: 'quick',
      },
      '&[aria-checked=true] > span': { bg: 'ink', borderColor: 'ink' },
      '&[aria-checked=true] > span::before': { insetInlineStart: '24px', bg: 'paper' },
      '&[aria-disabled=true]': { cursor: 'default', opacity: '.5' },
      '&[aria-busy=true]': { cursor: 'progress', opacity: '.7' },
    },
  },
  { defaultProps: { type: 'button' } },
)

interface SwitchProps {
  label: string
  on: boolean
  still: boolean
  busy: boolean
  onSwitch: (() => void) | undefined
}

export const Switch = ({ label, on, still, busy, onSwitch }: SwitchProps) => (
  <Track
    role="switch"
    aria-label={label}
    aria-checked={on}
    aria-disabled={still || busy}
    aria-busy={busy}
    onClick={onSwitch}
  >
    <span aria-hidden />
  </Track>
)

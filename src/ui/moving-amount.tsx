import { chakra } from '@chakra-ui/react'
import { type ComponentProps, useState } from 'react'
import { Amount } from './amount.tsx'

const Mark = chakra('span', {
  base: {
    display: 'inline-block',
    maxWidth: 'full',
    borderRadius: 'mark',
    '&[data-moved]': { animation: 'glow 1s ease-out' },
  },
})

/** Never marked when it first appears. */
export function MovingAmount({ value, ...rest }: ComponentProps<typeof Amount>) {
  const [shown, setShown] = useState({ value, moves: 0 })
  if (shown.value !== value) setShown({ value, moves: shown.moves + 1 })
  return (
    <Mark key={shown.moves} data-moved={shown.moves > 0 || undefined}>
      <Amount value={value} {...rest} />
    </Mark>
  )
}

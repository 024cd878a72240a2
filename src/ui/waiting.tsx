import { chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'

const Frame = chakra('div', {
  base: { display: 'grid', gap: '5', paddingTop: '4', opacity: '0', animation: 'fadeIn 160ms ease-out 200ms forwards' },
})
const Bone = chakra('span', {
  base: { display: 'block', bg: 'sunken', borderRadius: 'inner', animation: 'tide 1.6s ease-in-out infinite' },
})

interface Outline {
  rows?: number
  figure?: boolean
}

/** The outline of a part of what will come, where the whole says that it is loading. */
export const Bones = ({ rows = 4, figure = false, ...frame }: Outline & ComponentProps<typeof Frame>) => (
  <Frame {...frame}>
    {figure && <Bone height="44px" width="56%" />}
    {Array.from({ length: rows }, (_, row) => (
      <Bone key={row} height="20px" width={row % 3 === 2 ? '64%' : '100%'} />
    ))}
  </Frame>
)

/** Shown only when it takes longer than a blink. */
export function Waiting(outline: Outline) {
  const { t } = useLingui()
  return <Bones {...outline} role="progressbar" aria-label={t`Loading`} />
}

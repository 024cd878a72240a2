import { chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'

const Frame = chakra('div', {
  base: { display: 'grid', gap: '5', paddingTop: '4', opacity: '0', animation: 'fadeIn 160ms ease-out 200ms forwards' },
})
const Bone = chakra('span', {
  base: { display: 'block', bg: 'sunken', borderRadius: 'inner', animation: 'tide 1.6s ease-in-out infinite' },
})

/** The outline of what will come; shown only when it takes longer than a blink. */
export function Waiting({ rows = 4, figure = false }: { rows?: number; figure?: boolean }) {
  const { t } = useLingui()
  return (
    <Frame role="progressbar" aria-label={t`Loading`}>
      {figure && <Bone height="44px" width="56%" />}
      {Array.from({ length: rows }, (_, row) => (
        <Bone key={row} height="20px" width={row % 3 === 2 ? '64%' : '100%'} />
      ))}
    </Frame>
  )
}

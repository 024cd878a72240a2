import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Built } from '#src/lib/places.ts'
import { Place } from './place.tsx'
import type { Space } from './tab-bar.tsx'

const Track = chakra('div', {
  base: { display: 'flex', bg: 'sunken', borderRadius: 'full', padding: '1', marginBlock: '1' },
})
const part = {
  display: 'grid',
  placeItems: 'center',
  minHeight: '8',
  paddingInline: '3',
  borderRadius: 'full',
  textStyle: 'label',
  color: 'ink2',
} as const
const Here = chakra('span', {
  base: { ...part, bg: 'raised', color: 'var(--chosen, var(--q-colors-ink))', fontWeight: '600' },
})
/** Drawn low; what is pressed is as high and as wide as a thumb, however short its word. */
const There = chakra(Place, {
  base: { ...part, minHeight: 'tap', minWidth: 'tap', marginBlock: '-2', _hover: { color: 'ink' } },
})

const PARTS: readonly { space: Space; to: Built; words: () => ReactNode }[] = [
  {
    space: 'trade',
    to: '/pages/index/new_index',
    words: () => <Trans comment="One of two spaces, max=10">Trade</Trans>,
  },
  { space: 'mall', to: '/pages/index/index', words: () => <Trans comment="One of two spaces, max=10">Mall</Trans> },
]

export function SpaceSwitch({ here }: { here: Space }) {
  const { t } = useLingui()
  return (
    <Track role="group" aria-label={t`Trade or mall`}>
      {PARTS.map(({ space, to, words }) =>
        space === here ? (
          <Here key={space} aria-current="true">
            {words()}
          </Here>
        ) : (
          <There key={space} to={to}>
            {words()}
          </There>
        ),
      )}
    </Track>
  )
}

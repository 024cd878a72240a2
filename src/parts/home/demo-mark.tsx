import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { late } from '#src/ui/late.tsx'
import { tag } from '#src/theme/recipes/surface.ts'

const DemoSheet = late(
  () => import('./demo-sheet.tsx'),
  (module) => module.DemoSheet,
)

/** Drawn low, pressed as high as a thumb. */
const Press = chakra(
  'button',
  {
    base: {
      ...tag.base,
      position: 'relative',
      bg: 'soft',
      color: 'var(--disc, var(--q-colors-accent))',
      cursor: 'pointer',
      _before: { content: '""', position: 'absolute', insetBlock: '-12px', insetInline: '-4px' },
    },
  },
  { defaultProps: { type: 'button' } },
)

/** The one word of it on the page; what it means is behind it. */
export function DemoMark() {
  const [open, show] = useState(false)
  return (
    <>
      <Press aria-haspopup="dialog" onClick={() => show(true)}>
        <Trans comment="Beside the name of the app: nothing here is real, max=8">Demo</Trans>
      </Press>
      {open && <DemoSheet onClose={() => show(false)} />}
    </>
  )
}

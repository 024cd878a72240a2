import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Theme } from '#contract/theme.ts'
import { Segments } from '#src/ui/segments.tsx'

const Frame = chakra('div', {
  base: { display: 'grid', gap: '2', paddingBlock: '3', borderBottomWidth: '1px', borderColor: 'line' },
})

export function Lighting({ theme, onChoose }: { theme: Theme; onChoose: (theme: Theme) => void }) {
  const { t } = useLingui()
  const parts: { key: Theme; words: string }[] = [
    { key: 'light', words: t`Light` },
    { key: 'dark', words: t`Dark` },
    { key: 'system', words: t({ message: 'System', comment: 'As the phone is set: light or dark.' }) },
  ]
  return (
    <Frame>
      <span aria-hidden>
        <Trans>Appearance</Trans>
      </span>
      <Segments label={t`Appearance`} parts={parts} chosen={theme} onChoose={onChoose} />
    </Frame>
  )
}

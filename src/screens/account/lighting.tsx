import { Trans, useLingui } from '@lingui/react/macro'
import type { Theme } from '#contract/theme.ts'
import { Segments } from '#src/ui/segments.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Strong } from '#src/ui/text.tsx'

export function Lighting({ theme, onChoose }: { theme: Theme; onChoose: (theme: Theme) => void }) {
  const { t } = useLingui()
  const parts: { key: Theme; words: string }[] = [
    { key: 'light', words: t`Light` },
    { key: 'dark', words: t`Dark` },
    { key: 'system', words: t({ message: 'System', comment: 'As the phone is set: light or dark.' }) },
  ]
  return (
    <Card holds="prose">
      <Strong aria-hidden>
        <Trans>Appearance</Trans>
      </Strong>
      <Segments label={t`Appearance`} parts={parts} chosen={theme} onChoose={onChoose} />
    </Card>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { Way } from '#machines/session/session.rules.ts'
import { Segments } from '#src/ui/segments.tsx'

export function WayChoice({ way, onChoose }: { way: Way; onChoose: (way: Way) => void }) {
  const { t } = useLingui()
  return (
    <Segments
      label={t`How to sign in`}
      chosen={way}
      onChoose={onChoose}
      parts={[
        { key: 'account', words: <Trans>Password</Trans> },
        { key: 'code', words: <Trans>Code</Trans> },
      ]}
    />
  )
}

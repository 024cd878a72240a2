import { Trans, useLingui } from '@lingui/react/macro'
import { share } from '#src/lib/share.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Note, Strong } from '#src/ui/text.tsx'
import { toast } from '#src/ui/toast.ts'

export function PhraseOnce({ phrase }: { phrase: string }) {
  const { t } = useLingui()
  const hand = async () => {
    const how = await share(phrase)
    if (how !== 'shared') await toast(how === 'copied' ? t`copy successful` : t`copy failed`)
  }
  return (
    <Card holds="prose" tone="sky" marginTop="3">
      <Strong as="bdi">{phrase}</Strong>
      <Note>
        <Trans>We do not show this phrase again. Share it with your merchant now.</Trans>
      </Note>
      <Button kind="text" justifySelf="start" onClick={() => void hand()}>
        <Trans>Share the phrase</Trans>
      </Button>
    </Card>
  )
}

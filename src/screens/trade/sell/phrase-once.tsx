import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { share } from '#src/lib/share.ts'
import { Button } from '#src/ui/button.tsx'
import { Note } from '#src/ui/text.tsx'
import { toast } from '#src/ui/toast.ts'

const Frame = chakra('div', {
  base: { paddingBlock: '3', borderTopWidth: '1px', borderColor: 'line', overflowWrap: 'anywhere' },
})

export function PhraseOnce({ phrase }: { phrase: string }) {
  const { t } = useLingui()
  const hand = async () => {
    const how = await share(phrase)
    if (how !== 'shared') await toast(how === 'copied' ? t`copy successful` : t`copy failed`)
  }
  return (
    <Frame>
      <chakra.bdi textStyle="strong">{phrase}</chakra.bdi>
      <Note>
        <Trans>We do not show this phrase again. Share it with your merchant now.</Trans>
      </Note>
      <Button kind="text" onClick={() => void hand()}>
        <Trans>Share the phrase</Trans>
      </Button>
    </Frame>
  )
}

import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { BRAND } from '#contract/limits.ts'
import { copy } from '#src/lib/copy.ts'
import { saveText } from '#src/lib/save-file.ts'
import { card } from '#src/theme/recipes/surface.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { Check } from '#src/ui/check-field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { toast } from '#src/ui/toast.ts'
import { Heading, Lead } from '#src/ui/text.tsx'
import { Caution } from '#src/ui/trouble-text.tsx'
import { Frame } from './frame.tsx'

const Codes = chakra('ol', {
  base: {
    ...card.base,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
    gap: '2',
    padding: '4',
    listStyle: 'none',
    direction: 'ltr',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '.04em',
  },
})
const Ways = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2.5' } })

export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useLingui()
  const [isKept, keep] = useState(false)
  const text = codes.join('\n')
  const take = async () => toast((await copy(text)) ? t`copy successful` : t`copy failed`)
  return (
    <Frame
      foot={
        <Button wide disabled={!isKept} onClick={onKept}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <Heading look="title" paddingInline="1">
        <Trans>Your recovery codes</Trans>
      </Heading>
      <Lead paddingInline="1">
        <Trans>If you lose your phone, one of these codes confirms the second step instead. Each works once.</Trans>
      </Lead>
      <Codes aria-label={t`Your recovery codes`}>
        {codes.map((code) => (
          <li key={code}>
            <Digits>{code}</Digits>
          </li>
        ))}
      </Codes>
      <Ways>
        <Button kind="quiet" onClick={() => void take()}>
          <Icon of={Copy} size={18} />
          <Trans>Copy codes</Trans>
        </Button>
        <Button kind="quiet" onClick={() => saveText(`${BRAND.toLowerCase()}-recovery-codes.txt`, `${text}\n`)}>
          <Icon of={Download} size={18} />
          <Trans>Save as a file</Trans>
        </Button>
      </Ways>
      <Caution>
        <Trans>We show these codes only now. Keep them away from your phone.</Trans>
      </Caution>
      <Check
        label={<Trans>I have kept these codes</Trans>}
        checked={isKept}
        onChange={({ currentTarget }) => keep(currentTarget.checked)}
      />
    </Frame>
  )
}

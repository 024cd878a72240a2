import { Trans, useLingui } from '@lingui/react/macro'
import { Qr } from '#src/ui/qr.tsx'
import { Digits } from '#src/ui/amount.tsx'
import { Card } from '#src/ui/surface.tsx'
import { Figure, Lead } from '#src/ui/text.tsx'

/** What whoever fetches it shows in the store. */
export function Pickup({ code }: { code: string }) {
  const { t } = useLingui()
  return (
    <Card holds="prose" justifyItems="center">
      <Lead align="center">
        <Trans>Show this in the store</Trans>
      </Lead>
      <Qr text={code} label={t`Number of the order as a code to scan`} />
      <Figure size="title">
        <Digits>{code}</Digits>
      </Figure>
    </Card>
  )
}

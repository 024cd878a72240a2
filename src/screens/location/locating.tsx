import { Trans, useLingui } from '@lingui/react/macro'
import { LocateFixed } from 'lucide-react'
import { Row } from '#src/ui/rows.tsx'

/** As long as the phone looks for where it is. */
export function Locating() {
  const { t } = useLingui()
  return (
    <Row
      icon={LocateFixed}
      label={<Trans>Looking for your position…</Trans>}
      note={
        <span role="progressbar" aria-label={t`Loading`}>
          <Trans>Your browser may ask you first.</Trans>
        </span>
      }
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import { Bars } from '#src/ui/bars.tsx'

export function Steps({ at }: { at: 1 | 2 | 3 }) {
  const { t } = useLingui()
  return <Bars steps={[t`E-mail`, t`Code`, t`Password`]} now={at - 1} />
}

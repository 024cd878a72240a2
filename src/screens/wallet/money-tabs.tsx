import { Trans, useLingui } from '@lingui/react/macro'
import { addressOf } from '#contract/addresses.ts'
import { usePlaces } from '#src/lib/places.ts'
import { Segments } from '#src/ui/segments.tsx'

type MoneyTab = 'money' | 'recharges'

export function MoneyTabs({ chosen }: { chosen: MoneyTab }) {
  const { t } = useLingui()
  const { relaunch } = usePlaces()
  return (
    <Segments
      label={t`All activity`}
      parts={[
        { key: 'money', words: <Trans>Activity</Trans> },
        { key: 'recharges', words: <Trans>Recharges</Trans> },
      ]}
      chosen={chosen}
      onChoose={(tab) => tab !== chosen && relaunch(addressOf(tab, ''))}
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import { saidText } from '#src/lib/day-text.ts'
import { serverNow } from '#src/lib/server-clock.ts'

export function SaidMoment({ at }: { at: number }) {
  const { i18n } = useLingui()
  return (
    <bdi>
      <time dateTime={new Date(at * 1000).toISOString()}>{saidText(at, serverNow(), i18n.locale)}</time>
    </bdi>
  )
}

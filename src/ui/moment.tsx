import { useLingui } from '@lingui/react/macro'
import { momentText, saidText } from '#src/lib/format.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { Digits } from './amount.tsx'

export function Moment({ at }: { at: number }) {
  return (
    <Digits>
      <time dateTime={new Date(at * 1000).toISOString()}>{momentText(at)}</time>
    </Digits>
  )
}

export function SaidMoment({ at }: { at: number }) {
  const { i18n } = useLingui()
  return (
    <bdi>
      <time dateTime={new Date(at * 1000).toISOString()}>{saidText(at, serverNow(), i18n.locale)}</time>
    </bdi>
  )
}

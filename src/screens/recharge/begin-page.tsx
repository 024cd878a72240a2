import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { areSettled } from '#machines/attachment/picture.ts'
import { isOpenWay, wayOf } from '#machines/recharge/begin.rules.ts'
import { Onward } from '#src/onward.tsx'
import { SubmitButton } from '#src/ui/button.tsx'
import { late } from '#src/ui/late.tsx'
import type { Written } from './begin-form.tsx'
import { keepBegun } from './draft.ts'
import { Frame } from './frame.tsx'
import { OpenRecharges } from './open-recharges.tsx'
import { begin } from './parts.ts'
import { FORM, type RechargeViewProps } from './view-props.ts'

const BeginForm = late(begin, (part) => part.BeginForm)

export const Ahead = ({ context: { onePage } }: RechargeViewProps) => (
  <Onward from={onePage ? '/pages/my/recharge' : '/pages/money/recharge'} />
)

export function BeginPage({ says, ...view }: RechargeViewProps & { says?: 'lost' | undefined }) {
  const { context, busy } = view
  const { onePage, open, pictures, channels, form } = context
  const [written, write] = useState<Written>({ channel: form.channel, amount: form.amount, payer: form.payer })
  const sending = onePage && !areSettled(pictures)
  const currency = (wayOf(written.channel, channels) ?? channels[0])?.currency
  const isHere = channels.some((way) => way.currency === currency && isOpenWay(way))
  const put = (part: Partial<Written>) => {
    const next = { ...written, ...part }
    write(next)
    keepBegun(next)
  }
  return (
    <Frame
      foot={
        isHere && (
          <SubmitButton form={FORM} busy={busy} disabled={sending}>
            {sending ? (
              <Trans>Sending the picture…</Trans>
            ) : onePage ? (
              <Trans>Send the receipt</Trans>
            ) : (
              <Trans>Start the recharge</Trans>
            )}
          </SubmitButton>
        )
      }
    >
      <BeginForm view={view} says={says} written={written} put={put} />
      <OpenRecharges of={open} />
    </Frame>
  )
}

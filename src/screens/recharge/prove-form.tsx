import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { RechargeInfo } from '#contract/recharge.ts'
import { addressesOf, areSettled } from '#machines/attachment/picture.ts'
import { SubmitButton } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form.tsx'
import type { ShownViewProps } from './view-props.ts'
import { keepSaid, saidOf } from './draft.ts'
import { ShownBy } from './shown-by.tsx'

export function ProveForm({ view, recharge }: { view: ShownViewProps; recharge: RechargeInfo }) {
  const { context, busy, send, says } = view
  const { wish, problems, trouble, pictures } = context
  const { order_no, payer_name, channel } = recharge
  const [payer, write] = useState(() => (wish?.call === 'prove' ? wish.payer : saidOf(order_no).payer || payer_name))
  const sending = !areSettled(pictures)
  return (
    <Form
      isKept
      wrong={trouble ?? problems}
      onSubmit={() =>
        busy ||
        sending ||
        send({
          type: 'act',
          wish: { call: 'prove', proof: addressesOf(pictures.slice(0, 1))[0] ?? '', payer },
        })
      }
    >
      <ShownBy
        type={channel.type}
        quotes={channel.type === 'bank'}
        pictures={pictures}
        payer={payer}
        problems={problems}
        trouble={says === undefined ? trouble : undefined}
        onGesture={(at, gesture) => send({ type: 'picture', at, gesture })}
        onPayer={(payer) => {
          write(payer)
          keepSaid(order_no, { payer })
        }}
      />
      <SubmitButton busy={busy && context.wish?.call === 'prove'} disabled={sending}>
        {sending ? <Trans>Sending the picture…</Trans> : <Trans>Send the receipt</Trans>}
      </SubmitButton>
    </Form>
  )
}

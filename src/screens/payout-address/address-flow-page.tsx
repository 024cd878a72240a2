import { payoutAddress } from '#contract/payout-address.ts'
import { session } from '#contract/session.ts'
import { addressFlow } from '#machines/payout-address/address.flow.ts'
import { Described, NO_ADDRESS, type AddressForm } from '#machines/payout-address/address.rules.ts'
import { heard } from '#src/api/heard.ts'
import { asksForCode, usesCode } from '#src/api/codes.ts'
import { page } from '#src/app/page.tsx'
import { askedCode } from '#src/lib/asked-codes.ts'
import { dropWritten, keepWritten, writtenOf } from '#src/lib/written-drafts.ts'
import { AddressScreen } from './address.screen.tsx'

interface AddressFlowPageProps {
  which: string
  redirect?: string | undefined
}

export const AddressFlowPage = page(addressFlow, AddressScreen).with(
  ({ client, session: holder, places, id, hasPin }, { which, redirect = '' }: AddressFlowPageProps) => {
    const code = { scene: 'withdraw_address', member: id } as const
    const asked = askedCode(code)
    const written = `payout-address/${which}`
    const begun = asked && writtenOf(written, Described)
    return {
      key: which,
      input: {
        which,
        hasPin,
        here: places.current,
        sent: asked && { ...asked.sent, masked_account: asked.account },
        begun: begun && { ...NO_ADDRESS, ...begun },
      },
      calls: { list: payoutAddress.list },
      actors: {
        drop: heard(client, payoutAddress.drop, ({ list }) => holder.learn({ address_bound: list.length > 0 ? 1 : 0 })),
        sendCode: asksForCode(client, session.sendCode, code),
        send: usesCode(client, payoutAddress.bind, code, { hear: () => holder.learn({ address_bound: 1 }) }),
      },
      actions: {
        keep: (_: unknown, { address, network, label, is_default }: AddressForm) =>
          keepWritten(written, { address, network, label, is_default }),
      },
      leaves: {
        dropped: () => places.relaunch('/pages/users/withdrawal_set'),
        done: () => {
          dropWritten(written)
          if (places.isBuilt(redirect)) places.go(redirect)
        },
      },
    }
  },
)

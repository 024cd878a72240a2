import { payoutAddress } from '#contract/payout-address.ts'
import { session } from '#contract/session.ts'
import { addressFlow } from '#machines/payout-address/address.flow.ts'
import { Described, NO_ADDRESS, type AddressForm } from '#machines/payout-address/address.rules.ts'
import { actorsOf } from '#src/api/actors.ts'
import { heard } from '#src/api/heard.ts'
import { asksForCode, usesCode } from '#src/api/codes.ts'
import { useHouse, useMember } from '#src/app/house.ts'
import { FlowPage } from '#src/app/flow-page.tsx'
import { askedCode } from '#src/lib/asked-codes.ts'
import { usePlaces } from '#src/lib/places.ts'
import { dropWritten, keepWritten, writtenOf } from '#src/lib/written-drafts.ts'
import { AddressScreen } from './address.screen.tsx'

interface AddressFlowPageProps {
  which: string
  redirect?: string | undefined
}

export function AddressFlowPage({ which, redirect = '' }: AddressFlowPageProps) {
  const { client, session: holder } = useHouse()
  const { id = 0, has_payword } = useMember() ?? {}
  const { go, relaunch, isBuilt, current } = usePlaces()
  const code = { scene: 'withdraw_address', member: id } as const
  const asked = askedCode(code)
  const key = `payout-address/${which}`
  const begun = asked && writtenOf(key, Described)
  return (
    <FlowPage
      key={`${id} ${which}`}
      flow={addressFlow}
      screen={AddressScreen}
      input={{
        which,
        hasPin: has_payword === 1,
        here: current,
        sent: asked && { ...asked.sent, masked_account: asked.account },
        begun: begun && { ...NO_ADDRESS, ...begun },
      }}
      actors={{
        ...actorsOf(client, payoutAddress, 'list'),
        drop: heard(client, payoutAddress.drop, ({ list }) => holder.learn({ address_bound: list.length > 0 ? 1 : 0 })),
        sendCode: asksForCode(client, session.sendCode, code),
        send: usesCode(client, payoutAddress.bind, code, { hear: () => holder.learn({ address_bound: 1 }) }),
      }}
      actions={{
        keep: (_: unknown, { address, network, label, is_default }: AddressForm) =>
          keepWritten(key, { address, network, label, is_default }),
      }}
      leaves={{
        dropped: () => relaunch('/pages/users/withdrawal_set'),
        done: () => {
          dropWritten(key)
          if (isBuilt(redirect)) go(redirect)
        },
      }}
    />
  )
}

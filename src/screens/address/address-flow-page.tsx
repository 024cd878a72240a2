import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { address } from '#contract/address.ts'
import { addressFlow } from '#machines/address/address.flow.ts'
import type { AddressForm } from '#machines/address/address.rules.ts'
import { page } from '#src/app/page.tsx'
import { backWith } from '#src/lib/choice.ts'
import { dropWritten, keepWritten } from '#src/lib/written-drafts.ts'
import { toast } from '#src/ui/toast.ts'
import { AddressScreen } from './address.screen.tsx'
import { begunAt, likelyCountry } from './begun.ts'

interface AddressFlowPageProps {
  which: string
  /** The page that asked for an address to be chosen. */
  select: string | undefined
}

interface Begins {
  written: string
  country: string
  begun: AddressForm | undefined
}

const Flow = page(addressFlow, AddressScreen).with(
  ({ places }, { which, select, written, country, begun }: AddressFlowPageProps & Begins) => ({
    key: which,
    input: { which, country, begun },
    calls: {
      index: address.index,
      info: address.info,
      area: address.area,
      send: which === 'new' ? address.add : address.edit,
      drop: address.drop,
    },
    leaves: {
      pointing: ({ form }) => {
        keepWritten(written, form)
        const at = form.lat === '' ? '' : `?lat=${form.lat}&lng=${form.lng}`
        const map = `/choose-location${at}`
        if (places.isBuilt(map)) places.go(map)
      },
      done: ({ address: kept }) => {
        dropWritten(written)
        void toast(t`Address saved`)
        if (which === 'new' && select !== undefined)
          backWith(places, select, '/pages/orders/create_order', ['address_id', kept?.id])
        else places.back()
      },
      dropped: () => {
        dropWritten(written)
        places.back()
      },
    },
  }),
)

export function AddressFlowPage({ which, select }: AddressFlowPageProps) {
  const { i18n } = useLingui()
  const written = `address/${which}`
  const [country] = useState(() => likelyCountry(i18n.locale))
  const [begun] = useState(() => begunAt(written, country))
  return <Flow which={which} select={select} written={written} country={country} begun={begun} />
}

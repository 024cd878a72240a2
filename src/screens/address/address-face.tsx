import { MapPin } from 'lucide-react'
import type { PostalAddress } from '#contract/address.ts'
import { Digits } from '#src/ui/amount.tsx'
import { tagsOf } from '#src/ui/belonging-tags.tsx'

export const faceOf = ({ consignee, mobile, full_text, is_default }: PostalAddress) => ({
  icon: MapPin,
  group: 'shop' as const,
  name: <bdi>{consignee}</bdi>,
  note: (
    <>
      <Digits>{mobile}</Digits>
      <br />
      <bdi>{full_text}</bdi>
    </>
  ),
  tags: tagsOf({ is_default, locked: 0 }),
})

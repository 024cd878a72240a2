import { Landmark } from 'lucide-react'
import type { Bank } from '#contract/card.ts'
import { groupedIban, maskedIban } from '#contract/iban.ts'
import { Digits } from '#src/ui/amount.tsx'
import { tagsOf } from '#src/ui/belonging-tags.tsx'

export const faceOf = ({ bank_name, iban, first_name, last_name, ...flags }: Bank) => ({
  icon: Landmark,
  name: <bdi>{bank_name}</bdi>,
  note: (
    <>
      <Digits whiteSpace="normal">{groupedIban(maskedIban(iban))}</Digits>,{' '}
      <bdi>
        {first_name} {last_name}
      </bdi>
    </>
  ),
  tags: tagsOf(flags),
})

import { Trans } from '@lingui/react/macro'
import { Landmark } from 'lucide-react'
import type { Bank } from '#contract/card.ts'
import { groupedIban, maskedIban } from '#contract/iban.ts'
import { Digits } from '#src/ui/amount.tsx'
import { Tag } from '#src/ui/belonging.tsx'

/** A bank account in a list: its bank, the end of its IBAN, whose it is, and what holds for it. */
export const faceOf = ({ bank_name, iban, first_name, last_name, is_default, locked }: Bank) => ({
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
  tags: (is_default === 1 || locked === 1) && (
    <>
      {is_default === 1 && (
        <Tag chosen>
          <Trans comment="Mark of what money is paid out to unless something else is chosen, max=16">Default</Trans>
        </Tag>
      )}
      {locked === 1 && (
        <Tag>
          <Trans comment="Mark of what an open payment goes to, max=16">In use</Trans>
        </Tag>
      )}
    </>
  ),
})

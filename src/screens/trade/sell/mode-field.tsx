import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Mode } from '#contract/order.ts'
import type { sellFlow } from '#machines/trade/sell.flow.ts'
import type { Sight } from '#src/lib/screen.tsx'
import { Field } from '#src/ui/field.tsx'
import { wordsFor } from '#src/ui/problem-text.tsx'

type SellSight = Sight<typeof sellFlow>

export const MODE_WORDS: Readonly<Record<Mode, () => ReactNode>> = {
  normal: () => <Trans comment="Who may buy: every merchant">Normal</Trans>,
  member: () => <Trans comment="Who may buy: one merchant that the member names">Member</Trans>,
  password: () => <Trans comment="Who may buy: whoever knows the phrase">Password</Trans>,
}

const Note = chakra('p', { base: { textStyle: 'note', color: 'ink2' } })

/** What the chosen way of finding a merchant means, and what has to be said for it. */
export function ModeField({ mode, sight: { context } }: { mode: Mode; sight: SellSight }) {
  const { form, trouble } = context
  const { quantity: _, ...wrong } = context.problems
  switch (mode) {
    case 'normal':
      return (
        <Note>
          <Trans>Merchants are asked one after the other, the best price first.</Trans>
        </Note>
      )
    case 'member':
      return (
        <Field
          kind="text"
          name="merchant_no"
          label={<Trans>Merchant number</Trans>}
          hint={<Trans>Eight digits. Only this merchant is asked.</Trans>}
          defaultValue={form.merchant_no}
          error={wordsFor('merchant_no', wrong, trouble)}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          _rtl={{ textAlign: 'right' }}
          enterKeyHint="next"
        />
      )
    case 'password':
      return (
        <Field
          kind="text"
          name="phrase"
          label={<Trans>Phrase</Trans>}
          hint={<Trans>No merchant is shown this order. Whoever knows its number and the phrase can accept it.</Trans>}
          defaultValue={form.phrase}
          error={wordsFor('phrase', wrong, trouble)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
        />
      )
  }
}

import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { CURRENCY_OF, type Quote } from '#contract/quote.ts'
import { Money } from './money.tsx'
import { Caution } from './trouble-text.tsx'

const Pair = chakra('span', { base: { display: 'block', fontWeight: '600' } })

export function Changed({ before, now }: { before: Quote; now: Quote }) {
  const unit = CURRENCY_OF[now.to]
  return (
    <Caution>
      <Trans>The terms have changed. Please check them before you confirm.</Trans>
      <Pair>
        <Trans>
          Before: <Money value={before.net} unit={unit} />
        </Trans>
      </Pair>
      <Pair>
        <Trans>
          Now: <Money value={now.net} unit={unit} />
        </Trans>
      </Pair>
    </Caution>
  )
}

import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { OrderInfo } from '#contract/order.ts'
import { isSome } from '#src/ui/held.tsx'
import { Money } from '#src/ui/money.tsx'

const Says = chakra('p', { base: { textStyle: 'note', color: 'accent', paddingTop: '1' } })

export const Better = ({ of: { better } }: { of: Pick<OrderInfo, 'better'> }) =>
  isSome(better) ? (
    <Says>
      <Trans>
        <Money value={better} unit="EUR" /> better than quoted
      </Trans>
    </Says>
  ) : null

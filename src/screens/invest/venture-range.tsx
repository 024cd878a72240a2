import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { VentureInfo } from '#machines/invest/buy.rules.ts'
import { EstimateLine } from '#src/parts/invest/estimate.tsx'
import { isSome } from '#src/ui/held.tsx'
import { Money } from '#src/ui/money.tsx'
import { Note } from '#src/ui/text.tsx'
import { Part } from './venture-part.tsx'

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    padding: '4',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'control',
    bg: 'surface',
  },
})
const Ends = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    textStyle: 'note',
    fontWeight: '600',
    '& > *': { minWidth: '0', overflowWrap: 'anywhere' },
  },
})
const Bar = chakra('div', {
  base: {
    position: 'relative',
    height: '2',
    marginTop: '2',
    bg: 'edge',
    borderRadius: 'mark',
    '&::before': {
      content: '""',
      position: 'absolute',
      left: '0',
      top: '-4px',
      width: '2px',
      height: '16px',
      bg: 'ink',
    },
  },
})

export function VentureRange({ info }: { info: VentureInfo }) {
  const { example, currency, estimate } = info
  const money = <Money value={example.amount} unit={currency} />
  return (
    <Part
      title={
        <Trans comment="Heading, such as: What €100.00 may bring over the term">
          What {money} may bring over the term
        </Trans>
      }
    >
      <Frame>
        {isSome(example.high) && (
          <div dir="ltr">
            <Ends>
              <span dir="auto">
                <Trans comment="The beginning of a range: nothing comes of it">nothing</Trans>
              </span>
              <Money value={example.high} unit={currency} signed />
            </Ends>
            <Bar aria-hidden />
          </div>
        )}
        <EstimateLine estimate={estimate} />
        <Note>
          <Trans>
            It can be anything in between, or nothing. The {money} you put in come back apart from it, at the end.
          </Trans>
        </Note>
      </Frame>
    </Part>
  )
}

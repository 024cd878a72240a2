import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

const Folded = chakra('details', {
  base: {
    '&[open] > summary > b:first-of-type, &:not([open]) > summary > b:last-of-type': { display: 'none' },
  },
})
const Summary = chakra('summary', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    minHeight: 'tap',
    borderRadius: 'inner',
    textStyle: 'label',
    color: 'ink2',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > b': { color: 'accent', fontWeight: '600' },
  },
})

export const Fold = ({ summary, children }: { summary: ReactNode; children: ReactNode }) => (
  <Folded>
    <Summary>
      <span>{summary}</span>
      <b>
        <Trans>Show details</Trans>
      </b>
      <b>
        <Trans>Hide details</Trans>
      </b>
    </Summary>
    {children}
  </Folded>
)

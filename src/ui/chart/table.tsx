import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ChartPoint, WorthPoint } from '#contract/equity.ts'
import { Digits } from '../amount.tsx'
import { Value } from './value.tsx'

const Folded = chakra('details', {
  // Folded, it ends where its words do: the room of a finger is not the card's.
  base: { textStyle: 'note', '&:not([open])': { marginBottom: '-3' } },
})
const Summary = chakra('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'tap',
    minWidth: 'tap',
    borderRadius: 'inner',
    color: 'accent',
    fontWeight: '600',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
})
const Scroll = chakra('div', {
  base: {
    maxHeight: '18rem',
    overflowY: 'auto',
    '& > table': { width: 'full', borderCollapse: 'collapse' },
    '& th, & td': { paddingBlock: '2', fontWeight: '400', textAlign: 'start' },
    '& tbody :is(th, td)': { boxShadow: 'inset 0 1px var(--q-colors-line)' },
    '& thead th': { position: 'sticky', top: '0', bg: 'surface', color: 'ink2' },
    '& td, & th + th': { textAlign: 'end', paddingInlineStart: '3' },
    '& td bdi': { overflowWrap: 'break-word' },
  },
})

interface TableProps {
  title: string
  points: readonly (ChartPoint & Partial<WorthPoint>)[]
  besides?: string
  text: (value: string, locale: string) => string
}

export function ChartTable({ title, points, besides, text }: TableProps) {
  const { i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <Folded onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Summary>
        <Trans>As a table</Trans>
      </Summary>
      {isOpen && (
        <Scroll role="region" aria-label={title} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Day</Trans>
                </th>
                <th scope="col">{title}</th>
                {besides !== undefined && <th scope="col">{besides}</th>}
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map(({ date, price, put_in = price }) => (
                <tr key={date}>
                  <th scope="row">
                    <Digits>{date}</Digits>
                  </th>
                  <td>
                    <Value>{text(price, i18n.locale)}</Value>
                  </td>
                  {besides !== undefined && (
                    <td>
                      <Value>{text(put_in, i18n.locale)}</Value>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
    </Folded>
  )
}

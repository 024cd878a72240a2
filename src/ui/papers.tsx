import { chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { FileText } from 'lucide-react'
import type { PaperFile } from '#contract/venture.ts'
import { unmarked } from '#src/lib/format.ts'
import { pressed } from '#src/theme/recipes/row.ts'
import { Digits } from './amount.tsx'
import { Rows } from './rows.tsx'
import { Tile } from './tile.tsx'

const bytesText = (bytes: number, locale: string): string =>
  unmarked(
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(
      Math.ceil(bytes / 1_000),
    ),
  )

const Paper = chakra('a', { base: pressed }, { defaultProps: { 'data-row': '' } })
const Sides = chakra('span', {
  base: { flex: '1', minWidth: '0', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' },
})
const Name = chakra('bdi', { base: { flex: '1 1 8rem', maxWidth: 'full' } })
const Size = chakra('span', { base: { textStyle: 'note', color: 'ink2', marginInlineStart: 'auto' } })

export function Papers({ of: papers }: { of: readonly PaperFile[] }) {
  const { i18n } = useLingui()
  return (
    <Rows>
      {papers.map(({ name, url, bytes }) => (
        <Paper key={url} href={url} target="_blank" rel="noopener">
          <span data-lead="">
            <Tile icon={FileText} />
          </span>
          <Sides>
            <Name>{name}</Name>
            <Size>
              <Digits>{bytesText(bytes, i18n.locale)}</Digits>
            </Size>
          </Sides>
        </Paper>
      ))}
    </Rows>
  )
}

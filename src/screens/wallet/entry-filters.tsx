import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays } from 'lucide-react'
import { useId, useState } from 'react'
import { ACCOUNTS, type AccountName } from '#contract/quote.ts'
import { MONEY_TYPES } from '#contract/wallet.ts'
import type { Days as Span, EntryFilter } from '#machines/wallet/entries.rules.ts'
import { ACCOUNT_WORDS, TYPE_WORDS } from '#src/parts/wallet/names.ts'
import { control } from '#src/theme/recipes/control.ts'
import { eyebrow } from '#src/theme/recipes/text.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Pick } from '#src/ui/pick.tsx'
import { Segments } from '#src/ui/segments.tsx'
import { Line } from '#src/ui/surface.tsx'

const Toggle = chakra(
  'button',
  {
    base: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '10',
      paddingInline: '4',
      borderRadius: 'full',
      bg: 'surface',
      color: 'ink',
      textStyle: 'label',
      cursor: 'pointer',
      _before: { content: '""', position: 'absolute', inset: '-4px 0' },
    },
    variants: { chosen: { true: { bg: 'ink', color: 'paper', fontWeight: '600' } } },
  },
  { defaultProps: { type: 'button' } },
)
const Days = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
    gap: '3',
    width: 'full',
  },
})
const DayInput = chakra('input', control)
const Label = chakra('label', eyebrow)

/** Side by side there is room for short words only. */
const tabOf = ({ key, words }: { key: AccountName; words: string }) => ({
  key,
  words: key === 'usdt' ? 'USDT' : key === 'eur' ? 'EUR' : words,
})

interface FilterProps<Filter> {
  filter: Filter
  onFilter: (filter: Filter) => void
}

export function EntryFilters({
  filter,
  onFilter,
  among,
}: FilterProps<EntryFilter> & { among: 'all' | 'one' | readonly AccountName[] }) {
  const { i18n, t } = useLingui()
  const accounts = ACCOUNTS.map((key) => ({ key, words: i18n._(ACCOUNT_WORDS[key]) }))
  const types = MONEY_TYPES.map((key) => ({ key, words: i18n._(TYPE_WORDS[key]) }))
  const { account, direction, type } = filter
  const take = (part: Partial<EntryFilter>) => onFilter({ ...filter, ...part })
  return (
    <>
      {typeof among === 'object' && (
        <Segments
          label={t`Money account`}
          parts={accounts.filter(({ key }) => among.includes(key)).map(tabOf)}
          chosen={account || 'balance'}
          onChoose={(chosen) => take({ account: chosen })}
        />
      )}
      <Line at="start" columnGap="2" rowGap="2">
        {among === 'all' && (
          <Pick
            label={t`Money account`}
            parts={[{ key: '', words: t`All accounts` }, ...accounts]}
            chosen={account}
            plain=""
            onChoose={(chosen) => take({ account: chosen })}
          />
        )}
        <Pick
          label={t`Direction`}
          parts={[
            { key: '', words: t`In and out` },
            { key: 'in', words: t`Only in` },
            { key: 'out', words: t`Only out` },
          ]}
          chosen={direction}
          plain=""
          onChoose={(chosen) => take({ direction: chosen })}
        />
        <Pick
          label={t`Type`}
          parts={[{ key: '', words: t`All types` }, ...types]}
          chosen={type}
          plain=""
          onChoose={(chosen) => take({ type: chosen })}
        />
        <DayFilter filter={filter} onFilter={take} />
      </Line>
    </>
  )
}

export function DayFilter({ filter: { from, until }, onFilter }: FilterProps<Span>) {
  const chosen = from !== '' || until !== ''
  const [open, setOpen] = useState(chosen)
  const id = useId()
  return (
    <>
      <Toggle chosen={chosen} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon of={CalendarDays} size={18} />
        <Trans comment="Button that opens the choice of days">Days</Trans>
      </Toggle>
      {open && (
        <Days>
          <div>
            <Label htmlFor={`${id}-from`}>
              <Trans>From</Trans>
            </Label>
            <DayInput
              id={`${id}-from`}
              type="date"
              value={from}
              max={until || undefined}
              onChange={({ currentTarget }) => onFilter({ from: currentTarget.value, until })}
            />
          </div>
          <div>
            <Label htmlFor={`${id}-until`}>
              <Trans comment="Up to and with this day">Until</Trans>
            </Label>
            <DayInput
              id={`${id}-until`}
              type="date"
              value={until}
              min={from || undefined}
              onChange={({ currentTarget }) => onFilter({ from, until: currentTarget.value })}
            />
          </div>
        </Days>
      )}
    </>
  )
}

import { memo } from 'react'
import type { MoneyLog } from '#contract/wallet.ts'
import { Days } from '#src/ui/days.tsx'
import { EntryRow } from './entry-row.tsx'

interface EntryDaysProps {
  entries: readonly MoneyLog[]
  mixed?: boolean
  /** The same function every time: a row is drawn again only when something about it changed. */
  onLook?: ((entry: MoneyLog) => void) | undefined
}

export const EntryDays = memo(function EntryDays({ entries, mixed = false, onLook }: EntryDaysProps) {
  return (
    <Days entries={entries} at={({ create_time }) => create_time} row={65}>
      {(entry) => <EntryRow key={entry.id} entry={entry} mixed={mixed} onLook={onLook} />}
    </Days>
  )
})

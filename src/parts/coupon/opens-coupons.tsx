import { useState, type ComponentType, type ReactNode } from 'react'
import type { CouponsOf } from '#machines/coupon/coupons.rules.ts'
import { useIsHoused } from '#src/app/house.ts'
import { Refusal } from '#src/ui/trouble-text.tsx'
import type { CouponsSheetProps } from './coupons-sheet.tsx'

interface OpensProps {
  of: CouponsOf
  /** Said where the sheet did not load. */
  lost: ReactNode
  children: (open: () => void) => ReactNode
}

/** Opens coupons over the page. */
export function OpensCoupons({ of, lost, children }: OpensProps) {
  const isHoused = useIsHoused()
  const [Sheet, setSheet] = useState<ComponentType<CouponsSheetProps>>()
  const [isOpen, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const bring = async () => {
    const sheet = await import('./coupons-sheet.tsx').then((late) => late.spoken())
    setSheet(() => sheet)
  }
  const open = () => {
    if (!isHoused) return
    setFailed(false)
    setOpen(true)
    if (!Sheet)
      bring().catch(() => {
        setOpen(false)
        setFailed(true)
      })
  }
  return (
    <>
      {children(open)}
      {failed && <Refusal>{lost}</Refusal>}
      {isOpen && Sheet && <Sheet of={of} onClose={() => setOpen(false)} />}
    </>
  )
}

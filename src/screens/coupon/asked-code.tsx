import { useSearch } from '#src/app/page.tsx'
import { numberIn } from '#src/lib/search-text.ts'
import { late } from '#src/ui/late.tsx'

const Code = late(
  () => import('./code.tsx'),
  (module) => module.Code,
)

/** The voucher that the address asks for, shown over the list. */
export function AskedCode() {
  const id = numberIn(useSearch().id)
  return id !== undefined && <Code id={id} />
}

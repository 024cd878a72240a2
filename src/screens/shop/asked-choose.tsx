import { useSearch } from '#src/app/page.tsx'
import { numberIn } from '#src/lib/search-text.ts'
import { late } from '#src/ui/late.tsx'

const Choose = late(
  () => import('./choose.tsx'),
  (module) => module.Choose,
)

/** What of the goods the address asks for, chosen over the list. */
export function AskedChoose() {
  const id = numberIn(useSearch().choose)
  return id !== undefined && <Choose id={id} />
}

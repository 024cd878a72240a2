import { bare, type Built, type Places } from './places.ts'

/**
 * Goes back with what was chosen to the page that asked for it: `select` is that page, or anything else, and then the one
 * that usually asks. Where neither stands, one just goes back.
 */
export function backWith(
  { isBuilt, relaunch, back }: Places,
  select: string | undefined,
  usual: string,
  [name, id]: readonly [string, number | undefined],
): void {
  const page = select !== undefined && isBuilt(select) ? select : usual
  const asked = new URLSearchParams(page.split('?')[1] ?? '')
  asked.set(name, String(id))
  if (isBuilt(page)) relaunch(`${bare(page)}?${asked.toString()}` as Built)
  else back()
}

import { bare, usePlaces, type Built } from './places.ts'

/**
 * Goes back with what was chosen to the page that asked for it: `select` is that page, or anything else, and then the one
 * that usually asks. Where neither stands, one just goes back.
 */
export function useChoice(select: string | undefined, usual: string, name: string): (id: number | undefined) => void {
  const { isBuilt, relaunch, back } = usePlaces()
  const page = select !== undefined && isBuilt(select) ? select : usual
  return (id) => {
    const asked = new URLSearchParams(page.split('?')[1] ?? '')
    asked.set(name, String(id))
    if (isBuilt(page)) relaunch(`${bare(page)}?${asked.toString()}` as Built)
    else back()
  }
}

import type { Theme } from '#contract/theme.ts'
import { store, loadStored } from '#src/lib/storage.ts'

declare global {
  /** It stands in the document, before the first paint. */
  var paint: () => void
}

export const currentTheme = (): Theme => loadStored('theme') ?? 'system'

export function chooseTheme(theme: Theme): void {
  store('theme', theme)
  paint()
}

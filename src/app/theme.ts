import type { Theme } from '#contract/theme.ts'
import { keep, kept } from '#src/lib/storage.ts'

declare global {
  /** It stands in the document, before the first paint. */
  var paint: () => void
}

export const currentTheme = (): Theme => kept('theme') ?? 'system'

export function chooseTheme(theme: Theme): void {
  keep('theme', theme)
  paint()
}

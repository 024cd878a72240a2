/** Whatever rises over the page knows by this name how high an element is, and stays above it. */
export const measured =
  (name: `--${string}`) =>
  (of: HTMLElement | null): (() => void) | undefined => {
    if (!of) return undefined
    const { style } = document.documentElement
    const watching = new ResizeObserver(() => style.setProperty(name, `${of.offsetHeight}px`))
    watching.observe(of)
    return () => {
      watching.disconnect()
      style.removeProperty(name)
    }
  }

/** Where the browser does not shrink the page for its keyboard, `--kb` says how much of it is covered. */
export function followKeyboard(): void {
  const view = window.visualViewport
  if (!view) return
  const measure = () => {
    const covered = Math.max(0, window.innerHeight - view.height - view.offsetTop)
    document.documentElement.style.setProperty('--kb', `${Math.round(covered)}px`)
  }
  view.addEventListener('resize', measure)
  view.addEventListener('scroll', measure)
}

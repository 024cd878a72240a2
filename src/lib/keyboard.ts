/** What covers less is a bar of the browser's. */
const KEYBOARD = 120

/** Where the browser does not shrink the page for its keyboard, `--kb` says how much of it is covered. */
export function followKeyboard(): void {
  const view = window.visualViewport
  if (!view) return
  const measure = () => {
    const covered = Math.max(0, window.innerHeight - view.height - view.offsetTop)
    const { style, dataset } = document.documentElement
    style.setProperty('--kb', `${Math.round(covered)}px`)
    if (covered > KEYBOARD) dataset['keyboard'] = 'open'
    else delete dataset['keyboard']
  }
  view.addEventListener('resize', measure)
  view.addEventListener('scroll', measure)
}

/** What covers less is a bar of the browser's. */
const KEYBOARD = 120
/** A page that is no higher has a keyboard below it, where somebody types. */
const SHORT = 600

const types = (element: Element | null) =>
  element?.matches('input:not([type=radio], [type=checkbox], [type=file]), textarea') === true

/**
 * Where the browser does not shrink the page for its keyboard, `--kb` says how much of it is covered. While there is a
 * keyboard the page says so, and what only stands at its foot makes room.
 */
export function followKeyboard(): void {
  const view = window.visualViewport
  const { style, dataset } = document.documentElement
  const measure = () => {
    const covered = view ? Math.max(0, window.innerHeight - view.height - view.offsetTop) : 0
    style.setProperty('--kb', `${Math.round(covered)}px`)
    if (covered > KEYBOARD || (window.innerHeight <= SHORT && types(document.activeElement)))
      dataset['keyboard'] = 'open'
    else delete dataset['keyboard']
  }
  view?.addEventListener('resize', measure)
  view?.addEventListener('scroll', measure)
  addEventListener('resize', measure)
  addEventListener('focusin', measure)
  addEventListener('focusout', measure)
  // Somebody may have begun to type before this part of the app arrived.
  measure()
}

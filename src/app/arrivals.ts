import type { AppRouter } from './router.tsx'

const NEAR = 24
const MANNER = { duration: 200, easing: 'cubic-bezier(.2,.7,.2,1)' }

/** The next page comes from the end of the line, the one before from its start; tabs lie side by side and just appear. */
export function animateArrivals(router: AppRouter): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let cameFromTab = false
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    const isTab = router.state.matches.at(-1)?.staticData.tabs !== undefined
    const beside = isTab && cameFromTab
    cameFromTab = isTab
    if (!fromLocation || !pathChanged || still.matches) return
    const isBack = toLocation.state.__TSR_index < fromLocation.state.__TSR_index
    const along = isBack === (document.documentElement.dir === 'rtl') ? NEAR : -NEAR
    const from = { opacity: 0.6, transform: `translateX(${beside ? 0 : along}px)` }
    document.getElementById('content')?.animate([from, { opacity: 1, transform: 'none' }], MANNER)
  })
}

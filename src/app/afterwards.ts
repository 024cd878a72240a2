import { followKeyboard } from '#src/lib/keyboard.ts'
import { loadStored } from '#src/lib/storage.ts'
import { animateArrivals } from './arrivals.ts'
import type { House } from './house.ts'
import { registerWorker } from './register-worker.ts'
import type { AppRouter } from './router.tsx'

/** Milliseconds in which a page that has loaded asks for what it shows. */
const SETTLED = 2_000

interface Around {
  readonly router: AppRouter
  readonly house: House
  readonly learnRoutes: () => Promise<unknown>
}

type Link = { readonly saveData?: boolean; readonly effectiveType?: string }

const isDear = ({ saveData, effectiveType }: Link = {}) => saveData === true || /2g|3g/.test(effectiveType ?? '')

/** The page has come and so has what it asked for; what is fetched ahead takes nothing from it. */
async function quiet(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((come) => addEventListener('load', come, { once: true }))
  await new Promise((over) => setTimeout(over, SETTLED))
  await new Promise((over) => (window.requestIdleCallback ?? setTimeout)(over))
}

/** The addresses are small; of the pages only a member's own is likely to be next. */
async function fetchAhead({ router, house, learnRoutes }: Around): Promise<void> {
  await quiet()
  // Whoever counts what a page needs counts until here.
  performance.mark('ahead')
  await learnRoutes()
  const { connection } = navigator as { connection?: Link }
  if (house.session.isMember() && !isDear(connection)) await router.preloadRoute({ to: '/pages/my/index' })
}

/** What a visitor had put into the cart goes with them when they sign in. */
function bringCart({ client, session }: House): void {
  const bring = () => {
    if (session.isMember() && loadStored('cart'))
      void import('#src/parts/shop/hand-in.ts').then(({ handIn }) => handIn(client)).catch(() => undefined)
  }
  session.actor.subscribe(bring)
  bring()
}

/** What nobody waits for when the app opens. */
export function settle(around: Around): void {
  animateArrivals(around.router)
  followKeyboard()
  void registerWorker()
  bringCart(around.house)
  fetchAhead(around).catch(() => undefined)
}

import { followKeyboard } from '#src/lib/keyboard.ts'
import { animateArrivals } from './arrivals.ts'
import { registerWorker } from './register-worker.ts'
import type { AppRouter } from './router.tsx'

/** What nobody waits for when the app opens. */
export function settle(router: AppRouter): void {
  animateArrivals(router)
  followKeyboard()
  void registerWorker()
}

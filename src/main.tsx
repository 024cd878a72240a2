import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { HouseProvider, isOpen } from '#src/app/house.ts'
import { Providers } from '#src/app/providers.tsx'
import { i18n, speak } from '#src/app/language.ts'
import { createHouse } from '#src/app/open.ts'
import { createAppRouter } from '#src/app/router.tsx'
import { BRAND, LAZY_DELAY_MS } from '#contract/limits.ts'
import { firstRoutes } from '#src/first-routes.ts'
import { currentLocale } from '#src/lib/asking.ts'
import { NotArrived } from '#src/ui/late.tsx'

const spoken = speak(currentLocale())
const house = createHouse({
  spoken,
  here: () => router.state.location.href,
  isOpen: () => isOpen(router.state.matches),
  relaunch: (path, handed = {}) =>
    void router.navigate({ href: path, replace: true, ignoreBlocker: true, state: handed }),
})
const { router, learnRoutes } = createAppRouter(house, firstRoutes)

const factsHere = () => router.state.matches.at(-1)?.staticData
function sayTitle() {
  const title = factsHere()?.title
  document.title = title ? `${i18n._(title)} · ${BRAND}` : BRAND
}
i18n.on('change', sayTitle)

router.subscribe('onResolved', ({ fromLocation }) => {
  house.session.actor.send({ type: 'shown', needsMember: factsHere()?.access !== 'anyone' })
  sayTitle()
  // A page that begins with a question has put the keys there already.
  const isAsked = document.activeElement instanceof HTMLInputElement
  if (fromLocation && !isAsked) document.getElementById('content')?.focus({ preventScroll: true })
})

const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds))

async function open() {
  house.session.actor.start()
  await Promise.all([spoken, house.session.restored()])
  const shell = document.getElementById('root')
  if (!shell) throw new Error('index.html has no #root')
  // Until the app is drawn nobody else hears that somebody goes elsewhere.
  const stopHearing = router.history.subscribe(() => void router.load())
  await Promise.race([router.load(), pause(LAZY_DELAY_MS)])
  startTransition(() =>
    createRoot(shell, { onCaughtError: (fault) => fault instanceof NotArrived || console.error(fault) }).render(
      <Providers i18n={i18n}>
        <HouseProvider value={house}>
          <RouterProvider router={router} />
        </HouseProvider>
      </Providers>,
    ),
  )
  const soon = window.requestIdleCallback ?? setTimeout
  soon(() => {
    stopHearing()
    void import('#src/app/afterwards.ts').then(
      ({ settle }) => settle({ router, house, learnRoutes }),
      () => undefined,
    )
  })
}

void open()

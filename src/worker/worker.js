const VERSION = '__VERSION__'
const FILES = '__FILES__'
const DOCUMENT = '/h5/'
const SHELF = `quay-${VERSION}`

const isAsset = (url) => url.pathname.startsWith('/h5/assets/')

async function fill() {
  const shelf = await caches.open(SHELF)
  await shelf.addAll([DOCUMENT, ...FILES])
}

/** Hashed files never change, so what an older shelf holds is still right. */
async function inherit() {
  const shelf = await caches.open(SHELF)
  for (const name of await caches.keys()) {
    if (name === SHELF || !name.startsWith('quay-')) continue
    const old = await caches.open(name)
    for (const request of await old.keys()) {
      if (isAsset(new URL(request.url)) && !(await shelf.match(request)))
        await shelf.put(request, await old.match(request))
    }
    await caches.delete(name)
  }
}

async function asset(request) {
  const shelf = await caches.open(SHELF)
  const kept = await shelf.match(request)
  if (kept) return kept
  const fresh = await fetch(request)
  if (fresh.ok) await shelf.put(request, fresh.clone())
  return fresh
}

async function page(request) {
  const kept = await (await caches.open(SHELF)).match(DOCUMENT)
  return kept ?? fetch(request)
}

/** Says what the server told, in the language it was told in. */
async function say({ title, body, lang, dir, tag, navigate }) {
  const look = { body, lang, dir, tag, renotify: true, icon: '/h5/mark-192.png', data: navigate }
  await registration.showNotification(title, look)
}

/** Opens what it is about, in the window that is open already. */
async function visit(address) {
  const open = await clients.matchAll({ type: 'window' })
  const ours = open.find(({ url }) => new URL(url).pathname === DOCUMENT)
  if (!ours) return clients.openWindow(address)
  await ours.navigate(address)
  return ours.focus()
}

addEventListener('install', (event) => event.waitUntil(fill()))
addEventListener('activate', (event) => event.waitUntil(inherit().then(() => clients.claim())))
addEventListener('message', (event) => event.data === 'update' && skipWaiting())
addEventListener('push', (event) => event.waitUntil(say(event.data.json().notification)))
addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(visit(event.notification.data))
})
addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin) return
  if (isAsset(url)) event.respondWith(asset(event.request))
  else if (event.request.mode === 'navigate' && url.pathname === DOCUMENT) event.respondWith(page(event.request))
})

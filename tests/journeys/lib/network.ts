import type { Phone } from '#tests/walk/phone.ts'

/** A phone loses its network, or has one again. What the app fetches when it has time for it may be missing then. */
export function network(phone: Phone, is: 'there' | 'gone'): Promise<void> {
  phone.expectsFaultAt('/h5/assets/')
  return phone.page.context().setOffline(is === 'gone')
}

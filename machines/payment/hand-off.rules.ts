import { GATEWAY_HOSTS, type PayStart } from '#contract/payment.ts'

/** Whether this is the address of a gateway that is known by name. */
export function isGatewayAddress(address: string): boolean {
  const [, host = ''] = /^https:\/\/([a-z0-9.-]+)\/[^\s\\]*$/.exec(address) ?? []
  return GATEWAY_HOSTS.some((one) => one === host)
}

/** Whether a payer may be sent there: to a gateway that is known, or to the sandbox of our own. */
export const isListed = (address: string): boolean =>
  isGatewayAddress(address) || /^\/sandbox\/pay(\?[^\s\\]*)?$/.test(address)

/** Why this phone cannot hand over. */
export type Block = 'strange' | 'outside'

/** What keeps this phone from handing over; nothing, where it can. */
export function blockOf({ kind, url = '', form, qrcode_text = '', sdk }: PayStart, isInside: boolean) {
  const open: Readonly<Record<PayStart['kind'], boolean>> = {
    redirect: isListed(url),
    form: form !== undefined && isListed(form.action),
    qrcode: qrcode_text !== '',
    sdk: sdk !== undefined,
    paid: true,
  }
  if (kind === 'sdk' && !isInside) return 'outside'
  return open[kind] ? undefined : 'strange'
}

/** How long one waits before one is told that it takes longer, in seconds. */
const PATIENCE = 300

/** Whether it takes longer than anybody waits for. */
export const isLong = (since: number, now: number): boolean => now - since >= PATIENCE

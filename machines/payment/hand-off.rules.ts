import { GATEWAY_HOSTS, type PayStart } from '#contract/payment.ts'

export function isGatewayAddress(address: string): boolean {
  const [, host = ''] = /^https:\/\/([a-z0-9.-]+)\/[^\s\\]*$/.exec(address) ?? []
  return GATEWAY_HOSTS.some((one) => one === host)
}

export const isListed = (address: string): boolean =>
  isGatewayAddress(address) || /^\/sandbox\/pay(\?[^\s\\]*)?$/.test(address)

export type Block = 'strange' | 'outside'

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

/** Seconds. */
const PATIENCE = 300

export const isLong = (since: number, now: number): boolean => now - since >= PATIENCE

import { REQUEST_TIMEOUT_MS } from '#contract/limits.ts'
import { DEFAULT_LOCALE, localeOf, type LocaleCode } from '#contract/locales.ts'
import { kept } from './storage.ts'

export const currentLocale = (): LocaleCode => kept('language') ?? DEFAULT_LOCALE
export const acceptLanguage = (): string => localeOf(currentLocale())?.accept ?? 'en-us'

export const marks = (language = acceptLanguage()) => ({
  'Accept-Language': language,
  'X-Requested-With': 'XMLHttpRequest',
})

export const reads = (kind?: string) => ({ Accept: ['application/json', ...(kind ? [kind] : [])].join(', ') })

export function patienceWith(signal?: AbortSignal) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, REQUEST_TIMEOUT_MS)
  signal?.addEventListener('abort', abort, { once: true })
  return { signal: controller.signal, end: () => clearTimeout(timer) }
}

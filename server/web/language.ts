import type { FastifyRequest } from 'fastify'
import { LOCALES, localeOf, tagOfHeader, type LocaleTag } from '#contract/locales.ts'

export function languageOf({ query, headers }: FastifyRequest): LocaleTag {
  const { lang } = query as { lang?: unknown }
  const named = LOCALES.find(({ tag }) => tag === lang) ?? localeOf(String(lang))
  return named?.tag ?? tagOfHeader(headers['accept-language'])
}

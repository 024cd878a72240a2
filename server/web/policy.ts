import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../lib/context.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const TAGS = {
  script: /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g,
  style: /<style(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/style>/g,
} as const
const contents = (page: string, tag: keyof typeof TAGS) => [...page.matchAll(TAGS[tag])].map(([, text]) => text ?? '')

export function policyFor({ dist, gateways: { alipay } }: Pick<Settings, 'dist' | 'gateways'>) {
  const page = dist && existsSync(join(dist, 'index.html')) ? readFileSync(join(dist, 'index.html'), 'utf8') : ''
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...contents(page, 'script').map(hashOf)],
    // Emotion's style tags are empty; it fills them through the CSSOM.
    styleSrc: ["'self'", hashOf(''), ...contents(page, 'style').map(hashOf)],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    mediaSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    frameAncestors: ["'none'"],
    // The only form that leaves hands a payer over to Alipay.
    formAction: ["'self'", ...(alipay ? [new URL(alipay.gateway).origin] : [])],
    baseUri: ["'self'"],
  }
}

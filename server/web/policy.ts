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

type Told = Pick<Settings, 'dist' | 'gateways' | 'frames' | 'mode'>

export function policyFor({ dist, gateways: { alipay }, frames, mode }: Told) {
  const page = dist && existsSync(join(dist, 'index.html')) ? readFileSync(join(dist, 'index.html'), 'utf8') : ''
  const framed = [...(mode === 'production' ? [] : ["'self'"]), ...frames.map((host) => `https://${host}`)]
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
    // Of our own pages only those of the sandbox partner and carrier let themselves be framed.
    frameSrc: framed.length > 0 ? framed : ["'none'"],
    frameAncestors: ["'none'"],
    // The only form that leaves hands a payer over to Alipay.
    formAction: ["'self'", ...(alipay ? [new URL(alipay.gateway).origin] : [])],
    baseUri: ["'self'"],
  }
}

const OURS = [
  'autoplay',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'fullscreen',
  'geolocation',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'web-share',
]
const NOBODYS = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/** What a page of ours may ask of the phone; what stands in a frame may nothing. */
export const PERMISSIONS = [...OURS.map((name) => `${name}=(self)`), ...NOBODYS.map((name) => `${name}=()`)].join(', ')

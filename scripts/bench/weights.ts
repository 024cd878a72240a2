import { brotliCompressSync, gzipSync } from 'node:zlib'

export interface Weight {
  readonly minified: number
  readonly gzip: number
  readonly brotli: number
}

export const weigh = (text: string | Uint8Array): Weight => ({
  minified: Buffer.byteLength(text),
  gzip: gzipSync(text).length,
  brotli: brotliCompressSync(text).length,
})

export const total = (weights: readonly Weight[]): Weight => ({
  minified: weights.reduce((sum, { minified }) => sum + minified, 0),
  gzip: weights.reduce((sum, { gzip }) => sum + gzip, 0),
  brotli: weights.reduce((sum, { brotli }) => sum + brotli, 0),
})

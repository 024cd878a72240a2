import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { STYLE } from './proof-style.ts'

/** The page stands for one of another house, so it says by itself what it may do, and where it lets itself be framed. */
const POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join(';')

/** With no style but that of the proof, and no script at all. */
export const framed = (reply: FastifyReply): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLICY)
    .header('x-frame-options', 'SAMEORIGIN')

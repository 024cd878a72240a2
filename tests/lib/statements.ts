import { inflateSync } from 'node:zlib'
import { PDFDocument, PDFRawStream } from 'pdf-lib'
import { expect } from 'vitest'

/** A CSV of RFC 4180 as rows of cells. */
export function cellsOf(text: string): string[][] {
  expect(text.startsWith('\uFEFF')).toBe(true)
  const rows = text.slice(1).split('\r\n')
  expect(rows.pop()).toBe('')
  return rows.map((row) =>
    [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, inQuotes, plain]) =>
      inQuotes === undefined ? (plain ?? '') : inQuotes.replaceAll('""', '"'),
    ),
  )
}

/** Everything that is written on the pages, piece by piece. */
export async function writtenOn(bytes: Buffer): Promise<string[]> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  const streams = document.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFRawStream)
  return streams.flatMap((stream) => {
    const text = inflateSync(stream.contents).toString('latin1')
    return [...text.matchAll(/<([0-9A-F]+)> Tj/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
  })
}

import type { Block } from '#contract/shapes.ts'
import type { Part } from '../lib/paper.ts'

const line = (text: string, size: number, after: number, bold = false): Part => ({
  kind: 'line',
  cells: [{ text, bold }],
  size,
  after,
})

export const titlePart = (title: string, size: number): Part => line(title, size, 14, true)

const TEXT = 11

/** What is typed for a page, in lines on paper; a picture is what it shows, in words. */
export function blockParts(block: Block): Part[] {
  const text = (said: string, after = 8) => line(said, TEXT, after)
  switch (block.kind) {
    case 'heading':
      return [line(block.text, 15, 6, true)]
    case 'paragraph':
      return [text(block.text)]
    case 'list':
      return block.items.map((item) => text(`• ${item}`, 4))
    case 'quote':
      return [text(`“${block.text}”`, 2), text(block.by)]
    case 'table':
      return [block.head, ...block.rows].filter((row) => row.length > 0).map((row) => text(row.join(' · '), 4))
    case 'link':
      return [text(`${block.text}: ${block.url}`)]
    case 'picture':
      return [text(block.alt)]
  }
}

import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium'

async function each<Seen>(bytes: Buffer, see: (page: PDFiumPage) => Promise<Seen>): Promise<Seen[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const seen: Seen[] = []
  for (const page of document.pages()) seen.push(await see(page))
  document.destroy()
  library.destroy()
  return seen
}

export const linesOn = (bytes: Buffer): Promise<string[][]> => each(bytes, async (page) => page.getText().split('\r\n'))

export const writtenOn = async (bytes: Buffer): Promise<string[]> => (await linesOn(bytes)).flat()

const INKS = ' .:-=+*#%@'
const GRAIN = { across: 3, down: 6 }

/** The first page as it is seen, in signs as dark as the page is there. */
export async function seenOn(bytes: Buffer): Promise<string> {
  const [first] = await each(bytes, async (page) => {
    const shown = await page.render({ scale: 1, render: async ({ data }) => data })
    return signsOf(shown.data, shown.width, shown.height)
  })
  return first ?? ''
}

function signsOf(data: Uint8Array, width: number, height: number): string {
  const rows: string[] = []
  for (let top = 0; top + GRAIN.down <= height; top += GRAIN.down) {
    let row = ''
    for (let left = 0; left + GRAIN.across <= width; left += GRAIN.across) row += signAt(data, width, left, top)
    rows.push(row.trimEnd())
  }
  return `${rows.join('\n').trimEnd()}\n`
}

function signAt(data: Uint8Array, width: number, left: number, top: number): string {
  let ink = 0
  for (let y = top; y < top + GRAIN.down; y += 1)
    for (let x = left; x < left + GRAIN.across; x += 1) ink += 255 - (data[(y * width + x) * 4] ?? 255)
  const share = ink / (255 * GRAIN.across * GRAIN.down)
  return INKS[Math.min(INKS.length - 1, Math.ceil(share * INKS.length * 1.5))] ?? ' '
}

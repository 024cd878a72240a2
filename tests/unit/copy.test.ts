import { afterEach, expect, test, vi } from 'vitest'
import { copy } from '#src/lib/copy.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A phone with a clipboard that takes text or refuses it, and a page whose selection can be copied or not. */
function phone(writeText: () => Promise<void>, isCopied: boolean) {
  const area = { select: () => undefined, remove: () => undefined }
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  vi.stubGlobal('document', {
    createElement: () => area,
    body: { append: () => undefined },
    execCommand: () => isCopied,
  })
}
const takes = () => vi.fn<() => Promise<void>>(async () => undefined)
const refuses = () => Promise.reject(new Error('not allowed'))

test('text is copied', async () => {
  const writeText = takes()
  phone(writeText, false)
  expect(await copy('Q-7F3K-28WX')).toBe(true)
  expect(writeText.mock.calls).toEqual([['Q-7F3K-28WX']])
})

test.each([undefined, null, 12, 0n, true, {}, ['a'], new String('text'), ''])(
  'what is no text is not copied: %s',
  async (text) => {
    const writeText = takes()
    phone(writeText, true)
    expect(await copy(text)).toBe(false)
    expect(writeText).not.toHaveBeenCalled()
  },
)

test.each([true, false])(
  'where the clipboard refuses, the selection is copied, or it is said that nothing was: %s',
  async (isCopied) => {
    phone(refuses, isCopied)
    expect(await copy('text')).toBe(isCopied)
  },
)

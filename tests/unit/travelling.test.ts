import { expect, test } from 'vitest'
import { travelling, type Part } from '../../scripts/vite/sharing.ts'

interface Written {
  readonly size?: number
  readonly imports?: readonly string[]
  readonly later?: readonly string[]
  readonly isEager?: boolean
}

const FEW = Array.from({ length: 24 }, (_, at) => `other-${at}`)

/** Beside those of a test there are two dozen entries that need nothing, so that three are not many. */
function filesOf(written: Record<string, Written>, later: readonly string[]): string[] {
  const all: Record<string, Written> = {
    main: { later: ['addresses'] },
    addresses: { imports: ['names'], later: [...later, ...FEW] },
    names: {},
    ...Object.fromEntries(FEW.map((name) => [name, {}])),
    ...written,
  }
  const parts = new Map<string, Part>(
    Object.entries(all).map(([id, part]) => [id, { size: 300, imports: [], later: [], isEager: false, ...part }]),
  )
  const { known, often, others } = travelling(parts, {
    first: new Set(['main']),
    addresses: 'addresses',
    weightOf: () => 1,
    isLimited: () => true,
  })
  expect([[...known], [...often]]).toEqual([['names'], []])
  return others.map((file) => [...file].sort().join(' ')).sort()
}

test('what two pages need comes to both in one file', () => {
  const page = { imports: ['house', 'mail', 'form'] }
  expect(filesOf({ one: page, two: page, house: {}, mail: {}, form: {} }, ['one', 'two'])).toEqual(['form house mail'])
})

test('what one page alone needs stays with it', () => {
  expect(filesOf({ one: { imports: ['house'] }, house: {} }, ['one'])).toEqual([])
})

test('small files go together although one of them comes in vain, and large ones do not', () => {
  const pages = {
    one: { imports: ['form', 'house'] },
    two: { imports: ['form', 'house'] },
    three: { imports: ['form'] },
  }
  const written = (size: number) => ({ ...pages, form: { size }, house: { size } })
  expect(filesOf(written(300), Object.keys(pages))).toEqual(['form house'])
  expect(filesOf(written(11_000), Object.keys(pages))).toEqual(['form', 'house'])
})

test('strangers, whom no page needs together, never go together', () => {
  const written = {
    one: { imports: ['form'] },
    two: { imports: ['form'] },
    three: { imports: ['house'] },
    four: { imports: ['house'] },
    form: { size: 10 },
    house: { size: 10 },
  }
  expect(filesOf(written, ['one', 'two', 'three', 'four'])).toEqual(['form', 'house'])
})

test('two with a way between them through a page of its own stay apart', () => {
  const written = {
    one: { imports: ['top'] },
    two: { imports: ['top'] },
    three: { imports: ['end'] },
    top: { imports: ['three'] },
    end: {},
  }
  expect(filesOf(written, ['one', 'two', 'three'])).toEqual(['end', 'top'])
})

test('what a sheet finds in the page that opens it is the page’s', () => {
  const written = {
    one: { imports: ['form', 'house'], later: ['sheet'] },
    two: { imports: ['house'] },
    sheet: { imports: ['form'] },
    form: { size: 20_000 },
    house: { size: 20_000 },
  }
  expect(filesOf(written, ['one', 'two'])).toEqual(['form', 'house'])
  expect(filesOf({ ...written, form: {}, house: {} }, ['one', 'two'])).toEqual(['form house'])
})

test('one that fetches more as soon as it is there comes only to those who need it', () => {
  const written = {
    one: { imports: ['form', 'rows'] },
    two: { imports: ['form', 'rows'] },
    three: { imports: ['form'] },
    form: {},
    rows: { isEager: true, later: ['onward'] },
    onward: {},
  }
  expect(filesOf(written, ['one', 'two', 'three'])).toEqual(['form', 'rows'])
})

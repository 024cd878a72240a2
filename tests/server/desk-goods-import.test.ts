import { sql as raw } from 'kysely'
import { describe, expect, test } from 'vitest'
import { catalogueOf } from '#server/desk/goods-kept.ts'
import { numberIn } from '#tests/world/desk.ts'
import { openGoods } from '#tests/world/goods.ts'
import { openTables } from '#tests/world/goods-tables.ts'
import { ADA, BEN, openDesk } from '#tests/world/operators.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { sql, clock } = world
const { by, slowly, log } = await openDesk(world)
// The desk acts in real time.
clock.set(new Date().toISOString())

const { bytesIn, tableOf } = openTables()
const kept = async (code: string) => (await catalogueOf(sql)).get(code)
const takes = (head: string, ...lines: string[]) => by(ADA, `goods import ${tableOf(head, ...lines)}`, 'yes')
const importIn = ({ out }: { out: string }) => /as import (\d+)/.exec(out)?.[1] ?? 'none'

const SHORT = 'code,category,price,stock,name'
const COLOURED = [
  { picks: ['red'], price: 1_000n, stock: 5 },
  { picks: ['blue'], price: 1_200n, stock: 7, most: 2 },
]

await openGoods(world, { code: 'first', category: 'home' })
await openGoods(world, { code: 'loaf', category: 'pantry', store: 'bakery' })

describe('new goods', () => {
  const HEAD =
    'code,category,shop,motif,colour,size,price,points,stock,limit,name,brief,text,name:de,brief:de,colour:de'
  const LINES = [
    'parasol,home,,umbrella,red,Large,24.50,,9,3,"Parasol, folding",For the deck,It folds.,Sonnenschirm,Fürs Deck,',
    'parasol,,,,Sea green,Large,26,,0,,,,,,,Seegrün',
    'stamp,home,points,,,,,250,40,,Stamp,,,,,',
  ]

  test('are said first, and nothing is done before somebody says yes', async () => {
    const { error, out } = await by(ADA, `goods import ${tableOf(HEAD, ...LINES)}`, 'no')
    expect(error).toBe('')
    expect(out).toContain(
      [
        'parasol is new: Parasol, folding, in home, in the shop',
        '  red, Large: 24.50 EUR, 9 in stock, 3 for one member at most',
        '  Sea green, Large: 26.00 EUR, 0 in stock',
        'stamp is new: Stamp, in home, in the points shop',
        '  the only one: 250 points, 40 in stock',
        'Goods in the file: 2; new: 2, changed: 0, variants taken off: 0.',
      ].join('\n'),
    )
    expect(out).toContain('Nothing was done.')
    expect([await kept('parasol'), await kept('stamp'), await log('goods import')]).toEqual([undefined, undefined, []])
    expect(await sql.selectFrom('goods_import').selectAll().execute()).toEqual([])
  })

  test('come with their variants, words and languages, also out of a spreadsheet', async () => {
    await openGoods(world, { code: 'red-one', variants: COLOURED })
    const { error, out } = await by(
      ADA,
      `goods import ${bytesIn(`\uFEFF${[HEAD, ...LINES, ',,,,,,,,,,,,,,,'].join('\r\n')}\r\n`)}`,
      'yes',
    )
    expect([error, out]).toEqual(['', expect.stringMatching(/Done, as import \d+; "goods undo \d+" puts back/)])
    expect(await kept('parasol')).toEqual({
      code: 'parasol',
      shop: 'shop',
      category: 'home',
      store: null,
      motif: 'umbrella',
      texts: {
        en: { name: 'Parasol, folding', brief: 'For the deck', content: [{ kind: 'paragraph', text: 'It folds.' }] },
        de: { name: 'Sonnenschirm', brief: 'Fürs Deck', content: [] },
      },
      options: [
        {
          code: 'colour',
          names: expect.objectContaining({ en: 'Colour', de: 'Farbe', he: 'צבע' }),
          values: [
            { code: 'red', names: { en: 'red', de: 'red (de)' } },
            { code: 'sea-green', names: { en: 'Sea green', de: 'Seegrün' } },
          ],
        },
        {
          code: 'size',
          names: expect.objectContaining({ en: 'Size', de: 'Größe' }),
          values: [{ code: 'large', names: { en: 'Large' } }],
        },
      ],
      pictures: [],
      is_on: true,
      variants: {
        'red large': { picks: ['red', 'large'], price: '2450', points: 0, stock: 9, most: 3, is_on: true },
        'sea-green large': {
          picks: ['sea-green', 'large'],
          price: '2600',
          points: 0,
          stock: 0,
          most: null,
          is_on: true,
        },
      },
    })
    expect((await kept('stamp'))?.variants).toEqual({
      '': { picks: [], price: '0', points: 250, stock: 40, most: null, is_on: true },
    })
    const { rows } =
      await raw`select from goods where code = 'parasol' and terms @@ ${"'de=sonnenschirm' & 'it:parasol'"}::tsquery`.execute(
        sql,
      )
    expect(rows).toHaveLength(1)
    expect(await log('goods import')).toEqual([
      {
        actor: ADA.email,
        subject: importIn({ out }),
        reason: '',
        before: null,
        after: { file: 'goods.csv', hash: expect.stringMatching(/^[0-9a-f]{64}$/), new: 2, changes: 2, prices: 0 },
      },
    ])
    expect((await takes(HEAD, ...LINES)).out).toContain('All of it is so already.')
  })
})

describe('goods that are there', () => {
  test('say facts in a table beside their text, and each of the two without the other', async () => {
    await openGoods(world, { code: 'lamp', names: { en: 'Lamp' }, variants: [{ picks: [], price: 900n, stock: 1 }] })
    const says = (head: string, text: string) =>
      takes(`code,category,price,stock,name,${head}`, `lamp,home,9.00,1,Lamp,${text}`)
    const content = async () => (await kept('lamp'))?.texts.en?.content
    const text = { kind: 'paragraph', text: 'It burns.' }
    const table = (rows: string[][]) => ({ kind: 'table', head: [], rows })
    await says('facts,text', 'Height: 28 cm; Burns: 18: 30,It burns.')
    expect(await content()).toEqual([
      text,
      table([
        ['Height', '28 cm'],
        ['Burns', '18: 30'],
      ]),
    ])
    expect((await says('facts', 'Height: 30 cm')).out).toContain(
      'text: It burns. / Height: 28 cm / Burns: 18: 30 -> It burns. / Height: 30 cm',
    )
    expect(await content()).toEqual([text, table([['Height', '30 cm']])])
    await says('text', '')
    expect(await content()).toEqual([table([['Height', '30 cm']])])
    await says('facts', '')
    expect(await content()).toEqual([])
  })

  test('change as the file says, old beside new; a price of the house’s own waits for two', async () => {
    await openGoods(world, { code: 'mug', names: { en: 'Mug', de: 'Becher' }, brief: 'Of clay.', variants: COLOURED })
    const asked = await takes(
      'code,category,colour,price,stock,name',
      'mug,home,Red,11.00,5,Big mug',
      'mug,home,green,12.00,8,Big mug',
    )
    expect(asked.error).toBe('')
    expect(asked.out).toContain('mug:\n  name: Mug -> Big mug\n')
    expect(asked.out).toContain('  green: new, 12.00 EUR, 8 in stock')
    expect(asked.out).toContain('  blue: taken off')
    expect(asked.out).toContain(
      'Prices that another operator has to agree to:\nmug:\n  red: price: 10.00 EUR -> 11.00 EUR\n',
    )
    expect(asked.out).toContain('Goods in the file: 1; new: 0, changed: 1, variants taken off: 1.')
    const mug = await kept('mug')
    expect(mug?.texts).toEqual({
      en: { name: 'Big mug', brief: 'Of clay.', content: [] },
      de: { name: 'Becher', brief: 'Of clay.', content: [] },
    })
    expect(mug?.variants).toMatchObject({
      red: { price: '1000', is_on: true },
      blue: { is_on: false, stock: 7 },
      green: { price: '1200', stock: 8, is_on: true },
    })
    expect((await by(ADA, `goods approve ${numberIn(asked)}`, 'yes')).error).toContain('another operator')
    expect((await by(BEN, `goods approve ${numberIn(asked)}`, 'yes')).error).toBe('')
    expect((await kept('mug'))?.variants['red']?.price).toBe('1100')
  })

  test('of a store change at once, price and all, and only as goods of that store', async () => {
    const table = tableOf(SHORT, 'loaf,pantry,4.50,12,Rye loaf')
    expect((await by(ADA, `goods import ${table} --shop-of bakery`, 'yes')).error).toBe('')
    expect(await kept('loaf')).toMatchObject({ store: 'bakery', variants: { '': { price: '450', stock: 12 } } })
    expect((await by(ADA, `goods import ${table} --shop-of nobody`)).error).toContain(
      'There is no store called nobody: bakery',
    )
    expect((await by(ADA, `goods import ${table}`)).error).toContain('line 2: loaf is sold by bakery, not by the house')
    const own = tableOf(SHORT, 'first,home,4.50,12,First')
    expect((await by(ADA, `goods import ${own} --shop-of bakery`)).error).toContain(
      'line 2: first is sold by the house, not by bakery',
    )
  })

  test('that somebody changes before the yes are not touched', async () => {
    const { variants } = await openGoods(world, { code: 'rope' })
    const done = await slowly(ADA, `goods import ${tableOf(SHORT, 'rope,home,10.00,50,Rope')}`, () =>
      sql
        .updateTable('variant')
        .set({ stock: 4 })
        .where('id', 'in', [...variants])
        .execute(),
    )
    expect(done.error).toContain('Some of these goods changed meanwhile; nothing was done.')
    expect(await kept('rope')).toMatchObject({ texts: { en: { name: 'rope' } }, variants: { '': { stock: 4 } } })
  })
})

describe('an import', () => {
  const HEAD = 'code,category,colour,price,stock,name'

  test('is undone: what it changed is as it was, and new goods go off the shelf', async () => {
    await openGoods(world, { code: 'quilt', names: { en: 'Quilt' }, variants: COLOURED })
    const before = await kept('quilt')
    const done = await takes(
      HEAD,
      'quilt,home,red,10.00,6,Old quilt',
      'quilt,home,green,9.00,1,',
      'pillow,home,,8.00,3,Pillow',
    )
    expect(done.error).toBe('')
    const no = await by(ADA, `goods undo ${importIn(done)}`, 'no')
    expect(no.out).toContain('  name: Old quilt -> Quilt')
    expect(no.out).toContain('  blue: sold again')
    expect(no.out).toContain('pillow:\n  shelf: on -> off')
    expect((await kept('pillow'))?.is_on).toBe(true)
    expect((await by(BEN, `goods undo ${importIn(done)}`, 'yes')).error).toBe('')
    const after = await kept('quilt')
    const { green, ...others } = after?.variants ?? {}
    expect({ ...after, variants: others }).toEqual(before)
    expect([green?.is_on, (await kept('pillow'))?.is_on]).toEqual([false, false])
    expect(await log('goods undo')).toEqual([
      { actor: BEN.email, subject: importIn(done), reason: '', before: null, after: { file: 'goods.csv' } },
    ])
    expect((await by(ADA, `goods undo ${importIn(done)}`, 'yes')).error).toContain('is undone already')
    expect((await by(ADA, 'goods undo 999', 'yes')).error).toContain('no import of this number')
  })

  test('is undone with a price that nobody agreed to: it is asked for no more', async () => {
    await openGoods(world, { code: 'chair' })
    const done = await takes(SHORT, 'chair,home,15.00,5,Chair')
    expect((await by(ADA, `goods undo ${importIn(done)}`, 'yes')).error).toBe('')
    expect((await by(BEN, `goods approve ${numberIn(done)}`, 'yes')).error).toContain('may be decided or expired')
    expect(await kept('chair')).toMatchObject({ texts: { en: { name: 'chair' } }, variants: { '': { price: '1000' } } })
  })

  test('is not undone where what it changed was changed since, and it is said what; what it left alone does not matter', async () => {
    const { variants } = await openGoods(world, { code: 'bench', variants: COLOURED })
    const done = await takes(HEAD, 'bench,home,red,10.00,9,Bench', 'bench,home,blue,12.00,7,')
    const [red = 0, blue = 0] = variants
    const sell = (id: number, stock: number) => sql.updateTable('variant').set({ stock }).where('id', '=', id).execute()
    await sell(blue, 6)
    await sell(red, 8)
    await takes(HEAD, 'bench,home,red,10.00,8,Long bench', 'bench,home,blue,12.00,6,')
    const { error } = await by(ADA, `goods undo ${importIn(done)}`, 'yes')
    expect(error).toContain('Something changed since; nothing was done:')
    expect(error).toContain('  bench: name was Bench, and is Long bench now.')
    expect(error).toContain('  bench: red: stock was 9, and is 8 now.')
    expect(error).not.toContain('blue')
    expect((await kept('bench'))?.texts.en?.name).toBe('Long bench')
  })

  test('is undone where only what it left alone was sold', async () => {
    const { variants } = await openGoods(world, { code: 'stool' })
    const done = await takes(SHORT, 'stool,home,10.00,5,Stool')
    await sql
      .updateTable('variant')
      .set({ stock: 3 })
      .where('id', 'in', [...variants])
      .execute()
    expect((await by(ADA, `goods undo ${importIn(done)}`, 'yes')).error).toBe('')
    expect(await kept('stool')).toMatchObject({ texts: { en: { name: 'stool' } }, variants: { '': { stock: 3 } } })
  })

  test('is not undone once two agreed to its prices, nor where its new goods were changed', async () => {
    await openGoods(world, { code: 'desk-lamp' })
    const priced = await takes(SHORT, 'desk-lamp,home,15.00,5,Desk lamp')
    expect((await by(BEN, `goods approve ${numberIn(priced)}`, 'yes')).error).toBe('')
    expect((await by(ADA, `goods undo ${importIn(priced)}`, 'yes')).error).toContain(
      'its prices were agreed to by request',
    )
    const made = await takes(SHORT, 'shelf,home,15.00,5,Shelf')
    await takes(SHORT, 'shelf,home,15.00,5,Long shelf')
    expect((await by(ADA, `goods undo ${importIn(made)}`, 'yes')).error).toContain('shelf: ')
    expect((await kept('shelf'))?.is_on).toBe(true)
  })
})

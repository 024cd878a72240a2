import { expect, test } from 'vitest'
import { catalogueOf } from '#server/desk/goods-kept.ts'
import { openGoods } from '#tests/world/goods.ts'
import { openTables } from '#tests/world/goods-tables.ts'
import { ADA, openDesk } from '#tests/world/operators.ts'
import { openWorld } from '#tests/world/open.ts'

const world = await openWorld()
const { by } = await openDesk(world)
// The desk acts in real time.
world.clock.set(new Date().toISOString())

const { bytesIn, tableOf } = openTables()
const kept = async (code: string) => (await catalogueOf(world.sql)).get(code)
const takes = (head: string, ...lines: string[]) => by(ADA, `goods import ${tableOf(head, ...lines)}`, 'yes')

const SHORT = 'code,category,price,stock,name'
const COLOURED = [
  { picks: ['red'], price: 1_000n, stock: 5 },
  { picks: ['blue'], price: 1_200n, stock: 7, most: 2 },
]

await openGoods(world, { code: 'first', category: 'home' })
await openGoods(world, { code: 'loaf', category: 'pantry', store: 'bakery' })

const WHOLE = {
  code: 'tray',
  category: 'home',
  shop: '',
  motif: '',
  colour: 'red',
  size: '',
  price: '9.00',
  points: '',
  stock: '4',
  limit: '',
  name: 'Tray',
  'name:de': 'Tablett',
  'text:de': '',
  facts: '',
  'colour:de': '',
}
type Cells = Partial<Record<keyof typeof WHOLE, string>>
const HEAD = Object.keys(WHOLE).join()
const lineOf = (cells: Cells) => Object.values({ ...WHOLE, ...cells }).join()

test.each<[string, Cells[], string]>([
  ['a code that is none', [{ code: 'No Good' }], 'line 2: code "No Good" is not 2 to 32 small letters'],
  ['no code', [{ code: '' }], 'line 2: code "" is not'],
  ['a category that nobody knows', [{ category: 'moon' }], 'line 2: there is no category "moon": home'],
  ['no category', [{ category: '' }], 'line 2: category is missing'],
  ['a shop that nobody knows', [{ shop: 'mall' }], 'line 2: there is no shop "mall": shop, points, repurchase'],
  ['a motif that nobody knows', [{ motif: 'moon' }], 'line 2: there is no motif "moon": lantern, mug'],
  [
    'a price with three places',
    [{ price: '9.005' }],
    'line 2: price "9.005" is no amount above nothing with two places',
  ],
  ['a price with a comma', [{ price: '"9,00"' }], 'line 2: price "9,00" is no amount'],
  ['a price of nothing', [{ price: '0.00' }], 'line 2: price "0.00" is no amount above nothing'],
  ['no price', [{ price: '' }], 'line 2: price is missing'],
  ['points where one pays', [{ points: '5' }], 'line 2: points are asked for in the points shop alone'],
  ['no points', [{ shop: 'points', price: '' }], 'line 2: points is missing'],
  ['points of nothing', [{ shop: 'points', points: '0' }], 'line 2: points are nothing'],
  ['stock below nothing', [{ stock: '-1' }], 'line 2: stock "-1" is below nothing'],
  ['half a piece', [{ stock: '1.5' }], 'line 2: stock "1.5" is no whole number'],
  ['no stock', [{ stock: '' }], 'line 2: stock is missing'],
  ['a limit of nothing', [{ limit: '0' }], 'line 2: limit is nothing'],
  ['no name', [{ name: '' }], 'line 2: name is missing'],
  ['a text without a name', [{ 'name:de': '', 'text:de': 'Rund.' }], 'line 2: name:de is missing'],
  [
    'a fact that is nothing',
    [{ facts: 'Height: 28 cm; Steel' }],
    'line 2: facts says "Steel", which is no name, a colon and what it is',
  ],
  ['a fact without a name', [{ facts: ': 28 cm' }], 'line 2: facts says ": 28 cm"'],
  ['a name that is too long', [{ name: 'x'.repeat(121) }], 'line 2: name has 121 letters; 120 are the most'],
  ['a variant twice', [{}, { colour: 'RED' }], 'line 3: is a variant that stands above already'],
  ['a variant without a colour', [{}, { colour: '' }], 'line 3: colour is missing'],
  ['a colour without a letter', [{ colour: '红' }], 'line 2: colour "红" needs a letter'],
  [
    'two words for one colour',
    [
      { size: 'S', 'colour:de': 'Rot' },
      { size: 'M', 'colour:de': 'Röte' },
    ],
    'line 3: colour:de is another one than before',
  ],
  ['another name below', [{}, { colour: 'blue', name: 'Plate' }], 'line 3: name is another one than on line 2'],
  ['goods in two places', [{}, { code: 'other' }, { colour: 'blue' }], 'line 4: "tray" stands on line 2 already'],
  ['a formula', [{ name: '=1+1' }], 'line 2: name begins with "=", as a formula does'],
  ['a formula that adds', [{ 'name:de': '+SUM(A1)' }], 'line 2: name:de begins with "+"'],
  ['a formula that takes', [{ colour: '-1' }], 'line 2: colour begins with "-"'],
  ['a formula that calls', [{ size: '@SUM(A1)' }], 'line 2: size begins with "@"'],
  ['a formula in quotes', [{ name: `"=cmd|' /C calc'!A0"` }], 'line 2: name begins with "="'],
  ['a tab', [{ name: '\tTray' }], 'line 2: name begins with a tab'],
  ['a sign that turns', [{ name: 'Tr\u202eay' }], 'line 2: name holds signs that nobody sees'],
  ['a sign that moves', [{ code: '\u001b[2J' }], 'line 2: code holds signs that nobody sees'],
  ['a quote that stays open', [{ name: '"Tray' }], 'line 2: has a quote that stays open'],
  ['a cell too many', [{ stock: '4,5' }], 'line 2: has 16 cells; the first line names 15'],
])('%s', async (_, lines, why) => {
  const { error, code } = await by(ADA, `goods import ${tableOf(HEAD, ...lines.map(lineOf))}`, 'yes')
  expect([error, code]).toEqual([expect.stringContaining(why), 1])
  expect(error).not.toContain('\u001b')
  expect(await kept('tray')).toBeUndefined()
})

test.each([
  [
    'an unknown column',
    'code,category,price,stock,name,weight',
    'line 1: "weight" is no column; there are code, category',
  ],
  ['an unknown language', 'code,category,price,stock,name,name:fr', 'line 1: "name:fr" is no column'],
  ['a column twice', 'code,category,price,stock,name,name', 'line 1: names the column name twice'],
  ['no column of names', 'code,category,price,stock', 'line 1: lacks the column name'],
  ['neither price nor points', 'code,category,stock,name', 'line 1: lacks a column price or points'],
  [
    'other marks between cells',
    'code;category;price;stock;name',
    'line 1: "code;category;price;stock;name" is no column',
  ],
  ['nothing', '', 'line 1: names no columns'],
])('with %s in its first line', async (_, head, why) => {
  expect((await by(ADA, `goods import ${tableOf(head)}`, 'yes')).error).toContain(why)
})

test('goods of a store that are for points, and goods that would change the shop', async () => {
  const store = tableOf(
    'code,category,shop,price,points,stock,name',
    'bun,pantry,points,,5,1,Bun',
    'bap,pantry,repurchase,2,,1,Bap',
  )
  const { error } = await by(ADA, `goods import ${store} --shop-of bakery`, 'yes')
  expect(error).toContain('line 2: a store sells nothing for points')
  expect(error).toContain('line 3: a store sells nothing for repurchase')
  const { error: stays } = await takes('code,category,shop,price,stock,name', 'first,home,repurchase,10,5,First')
  expect(stays).toContain('line 2: first stays in shop: goods change no shop')
  await openGoods(world, { code: 'coat', variants: COLOURED })
  expect((await takes(SHORT, 'coat,home,10,5,Coat')).error).toContain(
    'line 2: differs by colour, and the file has no such column',
  )
})

test('has all of it said at once, line by line, and nothing of it is done', async () => {
  const lines = [
    SHORT,
    'good,home,10.00,5,Good',
    'one,moon,10.00,-5,One',
    'two,home,10.001,5,=Two',
    'three,home,10.00',
    'four,home,10.00,5,"Four',
    'five,home,10.00,5,Fünf',
    'six,home,,5,Six',
  ]
  const { error } = await by(ADA, `goods import ${bytesIn(Buffer.from(lines.join('\n'), 'latin1'))}`, 'yes')
  expect(error.split('\n').slice(1)).toEqual([
    '  line 3: stock "-5" is below nothing',
    '  line 3: there is no category "moon": home, pantry',
    '  line 4: name begins with "=", as a formula does',
    '  line 4: price "10.001" is no amount above nothing with two places',
    '  line 5: has 3 cells; the first line names 5',
    '  line 6: has a quote that stays open, or one where none may be; a cell ends on its line',
    '  line 7: is not written in UTF-8',
    '  line 8: price is missing',
    '',
  ])
  expect(await kept('good')).toBeUndefined()
})

test.each([
  ['UTF-16', Buffer.from(`\uFEFF${SHORT}\nx1,home,1,1,X`, 'utf16le'), 'line 1: is not written in UTF-8'],
  ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'line 1: is not written in UTF-8'],
  ['10 MB', Buffer.alloc(10_000_000, 'x'), 'has 10000000 bytes; 5000000 are read at once'],
  ['5,001 lines', `${SHORT}\n${'x1,home,1,1,X\n'.repeat(5_001)}`, 'The file has 5001 lines; 5000 are read at once'],
])('%s is not read as something else', async (_, bytes, why) => {
  expect((await by(ADA, `goods import ${bytesIn(bytes)}`, 'yes')).error).toContain(why)
})

test('a file that is not there', async () => {
  expect((await by(ADA, `goods import /tmp/quay-goods/none.csv`)).error).toContain('cannot be read (ENOENT)')
})

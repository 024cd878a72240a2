import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OwnProof, PublishedProof } from '#contract/ledger.ts'
import { rootOf, verdictOn } from '#machines/wallet/proof.rules.ts'
import { growTree, type Liability, packed, type Tree, unpacked } from '#server/ledger/proof-tree.ts'
import { chanceFrom } from '#tests/world/chance.ts'

const NUMBER = 7
const chance = chanceFrom('proofs')
const liable = (balances: readonly bigint[]): Liability[] =>
  balances.map((balance, at) => ({
    member: at + 1,
    userNo: String(10_000_000 + at),
    secret: chance.bytes(32),
    balance,
  }))

const top = ({ levels }: Tree) => levels.at(-1)?.[0] ?? { sum: '', hash: '' }

function handed(tree: Tree, { member, userNo, secret, balance }: Liability): [OwnProof, PublishedProof] {
  const place = tree.places.get(member) ?? -1
  const path = tree.levels.slice(0, -1).map((level, at) => level[(place >> at) ^ 1] ?? { sum: '', hash: '' })
  const own: OwnProof = {
    proof: NUMBER,
    user_no: userNo,
    secret: secret.toString('hex'),
    currency: 'EUR',
    balance: String(balance),
    place,
    path,
    accounts: [{ kind: 'balance', available: String(balance), held: '0' }],
  }
  const { sum: total, hash: root } = top(tree)
  const published: PublishedProof = {
    proof: NUMBER,
    currency: 'EUR',
    sequence: '1',
    at: 1,
    total,
    root,
    leaves: tree.levels[0]?.length ?? 0,
    platform: { outside: `-${total}` },
    demo: true,
    key: '0'.repeat(64),
    signature: '0'.repeat(128),
  }
  return [own, published]
}

const Balances = fc.array(fc.bigInt({ min: 0n, max: 10n ** 15n }), { minLength: 1, maxLength: 40 })
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

describe('a proof of balances', () => {
  it('adds up, and holds for every member', async () => {
    await fc.assert(
      fc.asyncProperty(Balances, async (balances) => {
        const members = liable(balances)
        const tree = await growTree(NUMBER, 'EUR', members, chance)
        expect(top(tree).sum).toBe(String(sum(balances)))
        for (const member of members) {
          const [own, published] = handed(tree, member)
          expect(await verdictOn(own, published, member.userNo)).toBe('matches')
        }
      }),
      { numRuns: 30 },
    )
  })

  it('fails at any bit that is not what it was', async () => {
    const members = liable([1_250n, 0n, 99n, 3n, 42_000_000n])
    const tree = await growTree(NUMBER, 'EUR', members, chance)
    const proofs = members.map((member) => handed(tree, member))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...proofs),
        fc.nat(),
        fc.nat(),
        fc.nat({ max: 6 }),
        async ([own, published], field, letter, bit) => {
          const signed = {
            proof: published.proof,
            currency: published.currency,
            total: published.total,
            root: published.root,
            leaves: published.leaves,
          }
          const all = { own, signed }
          const texts = placesIn(all)
          const flipped = flip(all, texts[field % texts.length] ?? [], letter, bit)
          expect(await verdictOn(flipped.own, { ...published, ...flipped.signed }, own.user_no)).not.toBe('matches')
        },
      ),
      { numRuns: 10_000 },
    )
  }, 60_000)

  it('takes no sum below nothing, wherever it stands', async () => {
    const [member] = liable([5n])
    if (!member) throw new Error('nobody')
    const tree = await growTree(NUMBER, 'EUR', [member], chance)
    const [own] = handed(tree, member)
    expect(await rootOf(own)).toEqual(top(tree))
    for (const text of ['-5', '+5', '05', '5.0', '', ' 5', '0x5', '1'.repeat(32)]) {
      expect(await rootOf({ ...own, balance: text })).toBeUndefined()
      for (const level of own.path.keys()) {
        const path = own.path.map((node, at) => (at === level ? { ...node, sum: text } : node))
        expect(await rootOf({ ...own, path })).toBeUndefined()
      }
    }
    await expect(growTree(NUMBER, 'EUR', liable([5n, -5n]), chance)).rejects.toThrow('less than nothing')
  })

  it('says who it is not for, and what it does not count', async () => {
    const [mine, yours] = liable([5n, 5n])
    if (!mine || !yours) throw new Error('nobody')
    const tree = await growTree(NUMBER, 'EUR', [mine, yours], chance)
    const [own, published] = handed(tree, mine)
    expect(await verdictOn(own, published, yours.userNo)).toBe('stranger')
    expect(await verdictOn(own, { ...published, total: '11' }, mine.userNo)).toBe('elsewhere')
    expect(await verdictOn({ ...own, path: own.path.slice(1) }, published, mine.userNo)).toBe('elsewhere')
    expect(await verdictOn({ ...own, place: -1 }, published, mine.userNo)).toBe('elsewhere')
    expect(await verdictOn({ ...own, accounts: [] }, published, mine.userNo)).toBe('miscounted')
  })

  it('gives two members with one secret and one balance two leaves', async () => {
    const secret = chance.bytes(32)
    const twins = liable([5n, 5n]).map((member) => ({ ...member, secret }))
    const { levels, places } = await growTree(NUMBER, 'EUR', twins, chance)
    const [one, other] = twins.map(({ member }) => levels[0]?.[places.get(member) ?? -1]?.hash)
    expect(one).not.toBe(other)
  })

  it('hides how many members there are, and where each stands', async () => {
    const widths = await Promise.all(
      [0, 1, 255, 256, 257].map(async (count) => {
        const { levels } = await growTree(NUMBER, 'EUR', liable(Array.from({ length: count }, () => 1n)), chance)
        return levels[0]?.length
      }),
    )
    expect(widths).toEqual([256, 256, 256, 256, 512])
    const members = liable(Array.from({ length: 200 }, (_, at) => BigInt(at)))
    const places = await Promise.all(
      ['a', 'b'].map(async (seed) => [...(await growTree(NUMBER, 'EUR', members, chanceFrom(seed))).places.values()]),
    )
    expect(places[0]).not.toEqual(places[1])
    expect(new Set(places[0]).size).toBe(200)
  })

  it('is stored whole', async () => {
    const tree = await growTree(NUMBER, 'EUR', liable([5n, 2n ** 62n]), chance)
    const bytes = packed(tree.levels[1] ?? [])
    expect(tree.levels[1]?.map((_, at) => unpacked(bytes.subarray(40 * at, 40 * at + 40)))).toEqual(tree.levels[1])
  })
})

describe('why both sums are hashed', () => {
  const digest = (text: string) => createHash('sha256').update(text).digest('hex')
  const [a, b] = [digest('leaf of ten'), digest('leaf of seven')]
  type Side = { sum: bigint; hash: string }
  const oneSum = (left: Side, right: Side) => digest(`node ${left.sum + right.sum} ${left.hash} ${right.hash}`)
  const bothSums = (left: Side, right: Side) => digest(`node ${left.sum} ${left.hash} ${right.sum} ${right.hash}`)

  it.each([
    ['one sum a node hides seven of seventeen from both', oneSum, true],
    ['both sums a node do not', bothSums, false],
  ])('%s', (_, node, deceives) => {
    const seenByTen = node({ sum: 10n, hash: a }, { sum: 0n, hash: b })
    const seenBySeven = node({ sum: 3n, hash: a }, { sum: 7n, hash: b })
    expect(seenByTen === seenBySeven).toBe(deceives)
  })
})

type Place = readonly (string | number)[]

/** Where texts and numbers stand. What an account is called decides nothing here: what it holds does. */
function placesIn(thing: unknown, under: Place = []): Place[] {
  if (typeof thing !== 'object' || thing === null) return under.at(-1) === 'kind' ? [] : [under]
  return Object.entries(thing).flatMap(([key, value]) => placesIn(value, [...under, key]))
}

function flip<T>(thing: T, [key, ...rest]: Place, letter: number, bit: number): T {
  if (key === undefined) return flipped(thing as string | number, letter, bit) as T
  const copy = (Array.isArray(thing) ? [...thing] : { ...thing }) as Record<string, unknown>
  copy[key] = flip(copy[key], rest, letter, bit)
  return copy as T
}

function flipped(value: string | number, letter: number, bit: number): string | number {
  if (typeof value === 'number') return value ^ (1 << bit)
  const at = letter % value.length
  return value.slice(0, at) + String.fromCodePoint((value.codePointAt(at) ?? 0) ^ (1 << bit)) + value.slice(at + 1)
}

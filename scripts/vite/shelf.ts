/** What a request costs besides what it brings, in bytes as they travel: its head, and its turn. */
const REQUEST = 5_000
/** What an entry and all it needs may bring, as its parts are guessed: together they weigh less. */
const MOST = 26_800

interface Told {
  readonly size: number
  /** A bit for each of the later: who asks for it, and who holds it before. */
  readonly asked: bigint
  readonly held: bigint
  /** Whether it travels with the one that asks for it anyway. */
  readonly isFixed: boolean
  /** Whether it fetches more as soon as it is there: nobody else may have it come. */
  readonly isEager: boolean
}

interface File {
  readonly ids: string[]
  readonly isFixed: boolean
  readonly needs: Set<File>
  isEager: boolean
  size: number
  asked: bigint
  held: bigint
}

function* bitsOf(mask: bigint): Generator<number> {
  for (let at = 0, rest = mask; rest > 0n; at += 1, rest >>= 1n) if (rest & 1n) yield at
}

/** Files become one while what that spares in requests is more than what it brings in vain. */
export class Shelf {
  private readonly weights: readonly number[]
  private readonly brings: number[]
  private readonly files = new Set<File>()
  private readonly fileOf = new Map<string, File>()

  constructor(weights: readonly number[], limited: readonly boolean[]) {
    this.weights = weights
    this.brings = limited.map((is) => (is ? 0 : -Infinity))
  }

  add(id: string, told: Told): void {
    const file = { ids: [id], needs: new Set<File>(), ...told }
    this.files.add(file)
    this.fileOf.set(id, file)
    this.bring(file, told.asked)
  }

  needs(id: string, others: Iterable<string>): void {
    const file = this.fileOf.get(id) as File
    for (const other of others) {
      const needed = this.fileOf.get(other)
      if (needed && needed !== file) file.needs.add(needed)
    }
  }

  joined = (): Set<string>[] => [...this.files].filter(({ isFixed }) => !isFixed).map(({ ids }) => new Set(ids))

  private bring({ size }: File, entries: bigint): void {
    for (const at of bitsOf(entries)) this.brings[at] = (this.brings[at] ?? 0) + size
  }

  private weigh(entries: bigint): number {
    let sum = 0
    for (const at of bitsOf(entries)) sum += this.weights[at] ?? 1
    return sum
  }

  /** What comes along in vain, and to whom, were the two one. */
  private *inVain(one: File, two: File): Generator<readonly [File, bigint, isFurther: boolean]> {
    const all = one.asked | two.asked
    for (const file of new Set([one, two, ...one.needs, ...two.needs])) {
      const news = all & ~(file.asked | file.held)
      if (news > 0n) yield [file, news, file !== one && file !== two]
    }
  }

  private gain(one: File, two: File): number {
    const both = one.asked & two.asked
    if (both === 0n) return 0
    let sum = REQUEST * this.weigh(both)
    const more = new Map<number, number>()
    for (const [{ size }, news, isFurther] of this.inVain(one, two)) {
      sum -= (size + (isFurther ? REQUEST : 0)) * this.weigh(news)
      if (sum <= 0) return 0
      for (const at of bitsOf(news)) more.set(at, (more.get(at) ?? 0) + size)
    }
    for (const [at, size] of more) if ((this.brings[at] ?? 0) + size > MOST) return 0
    return sum
  }

  /** Not where a way leads out of one, through a third, into the other. */
  private canJoin(one: File, two: File): boolean {
    const isBetween = (from: File, to: File) => [...from.needs].some((file) => file !== to && file.needs.has(to))
    return !one.isFixed && !two.isFixed && !isBetween(one, two) && !isBetween(two, one)
  }

  private join(one: File, two: File): void {
    for (const [file, news] of this.inVain(one, two)) {
      this.bring(file, news)
      file.asked |= news
    }
    one.asked |= two.asked
    one.held &= two.held
    one.isEager ||= two.isEager
    one.size += two.size
    one.ids.push(...two.ids)
    two.ids.forEach((id) => this.fileOf.set(id, one))
    two.needs.forEach((file) => one.needs.add(file))
    one.needs.delete(one)
    one.needs.delete(two)
    this.files.delete(two)
    for (const file of this.files) {
      if (file.needs.delete(two) && file !== one) file.needs.add(one)
      if (file.needs.has(one)) one.needs.forEach((further) => further !== file && file.needs.add(further))
    }
  }

  /** Those that exactly the same ask for, whatever they weigh. */
  joinAlike(): void {
    const alike = new Map<bigint, File>()
    for (const file of this.files) {
      const other = alike.get(file.asked)
      if (other && this.canJoin(other, file)) this.join(other, file)
      else if (!file.isFixed) alike.set(file.asked, file)
    }
  }

  joinWhatPays(): boolean {
    const files = [...this.files].filter(({ isFixed, isEager }) => !isFixed && !isEager)
    const gains = new Map(files.map((one) => [one, new Map<File, number>()]))
    const look = (one: File, two: File) => gains.get(one)?.set(two, this.gain(one, two))
    files.forEach((one, at) => files.slice(at + 1).forEach((two) => look(one, two)))
    let isNews = false
    for (;;) {
      let best: readonly [File, File, number] | undefined
      for (const [one, row] of gains)
        for (const [two, gain] of row) if (gain > (best?.[2] ?? 0)) best = [one, two, gain]
      if (!best) return isNews
      const [one, two, gain] = best
      if (!this.canJoin(one, two)) gains.get(one)?.delete(two)
      else if (this.gain(one, two) !== gain) look(one, two)
      else {
        this.join(one, two)
        isNews = true
        gains.delete(two)
        for (const [other, row] of gains) {
          row.delete(two)
          if (other !== one && row.has(one)) look(other, one)
        }
        for (const other of gains.get(one)?.keys() ?? []) look(one, other)
      }
    }
  }
}

import type { Network } from '#contract/payout-address.ts'

/** USDT that went from anybody to an address. */
export interface Transfer {
  /** The network's own name for it: a transaction, and the place in it. */
  readonly tx: string
  readonly place: number
  readonly to: string
  /** In millionths. */
  readonly amount: bigint
}

export interface Block {
  readonly height: bigint
  readonly hash: string
  readonly parent: string
  readonly transfers: readonly Transfer[]
}

/** A network that is looked at, and that nothing is sent to from here. */
export interface Chain {
  readonly network: Network
  readonly isSandbox: boolean
  /** The height of its newest block. */
  height(): Promise<bigint>
  /** The block that stands at a height now; nothing, when there is none. */
  blockAt(height: bigint): Promise<Block | undefined>
}

/** By what a network's addresses are made, and who says what arrives there; nobody is the sandbox. */
export interface ChainConfig {
  readonly network: Network
  readonly key: string
  readonly node: string | undefined
  /** Whoever knows the demo can spend what is sent there. */
  readonly isDemo: boolean
}

/** A network that deposits come by. */
export interface Deposits {
  readonly chain: Chain
  readonly key: string
  readonly isDemo: boolean
}

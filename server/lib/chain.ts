import type { Network } from '#contract/payout-address.ts'

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
  height(): Promise<bigint>
  blockAt(height: bigint): Promise<Block | undefined>
}

export interface ChainConfig {
  readonly network: Network
  readonly key: string
  readonly node: string | undefined
  /** Whoever knows the demo can spend what is sent there. */
  readonly isDemo: boolean
}

export interface Deposits {
  readonly chain: Chain
  readonly key: string
  readonly isDemo: boolean
}

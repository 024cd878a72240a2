import type { Network } from '#contract/payout-address.ts'

export interface Transfer {
  /** With `place` the transfer's name in its network. */
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

/** Read only: nothing is sent from here. */
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
  /** Everybody has its keys. */
  readonly isDemo: boolean
}

export interface Deposits {
  readonly chain: Chain
  readonly key: string
  readonly isDemo: boolean
}

import type { Network } from '#contract/payout-address.ts'

/** Names of its own, the same in every language. */
export const NETWORK_NAMES: Readonly<Record<Network, string>> = { TRC20: 'TRON (TRC20)', ERC20: 'Ethereum (ERC20)' }

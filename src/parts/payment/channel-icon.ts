import { Landmark, MessageCircle, Smartphone, Wallet, type LucideIcon } from 'lucide-react'
import type { Channel } from '#contract/recharge.ts'

export function iconOfChannel({ type, network }: Pick<Channel, 'type' | 'network'>): LucideIcon {
  if (type === 'bank') return Landmark
  if (type === 'chain') return Wallet
  return network === 'wechat' ? MessageCircle : Smartphone
}

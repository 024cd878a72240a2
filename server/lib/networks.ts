import { BlockList, isIPv4, isIPv6 } from 'node:net'

const HOME = new BlockList()
HOME.addSubnet('127.0.0.0', 8)
HOME.addSubnet('10.0.0.0', 8)
HOME.addSubnet('172.16.0.0', 12)
HOME.addSubnet('192.168.0.0', 16)
HOME.addAddress('::1', 'ipv6')
HOME.addSubnet('fc00::', 7, 'ipv6')

export function isNear(ip: string): boolean {
  const plain = ip.replace(/^::ffff:/, '')
  return isIPv4(plain) ? HOME.check(plain) : isIPv6(plain) && HOME.check(plain, 'ipv6')
}

/** One IPv4 address, or the /64 that one IPv6 customer has. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:/, '')
  return isIPv6(plain) ? groupsOf(plain).slice(0, 4).join(':') : plain
}

/** The /24 of IPv4, the /48 of IPv6: no more may be kept or shown. */
export function shortNetwork(ip: string): string {
  const plain = ip.replace(/^::ffff:/, '')
  if (isIPv4(plain)) return [...plain.split('.').slice(0, 3), 'x'].join('.')
  return isIPv6(plain) ? [...groupsOf(plain).slice(0, 3), 'x'].join(':') : ''
}

function groupsOf(plain: string): string[] {
  const [head = '', tail] = plain.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const all =
    tail === undefined ? groups : [...groups, ...Array<string>(8 - groups.length - rest.length).fill('0'), ...rest]
  return all.map((group) => Number.parseInt(group, 16).toString(16))
}

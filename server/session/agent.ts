export interface Agent {
  readonly browser: string
  readonly system: string
}

/** The header may be as long as its sender likes. */
const READ = 512

/** The particular before the general: nearly all also say Chrome or Safari. */
const BROWSERS = [
  ['WeChat', /MicroMessenger\//],
  ['Alipay', /AlipayClient\//],
  ['QQ Browser', /M?QQBrowser\//],
  ['UC Browser', /UC(Browser|BS)\//],
  ['MIUI Browser', /MiuiBrowser\//],
  ['Huawei Browser', /HuaweiBrowser\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Yandex Browser', /YaBrowser\//],
  ['Vivaldi', /Vivaldi\//],
  ['DuckDuckGo', /(DuckDuckGo|Ddg)\//],
  ['Opera', /(OPR|OPT|OPiOS|Opera)\b/],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|Chromium|CriOS)\//],
  ['Safari', /Version\/\S+ .*Safari\//],
] as const

const SYSTEMS = [
  ['HarmonyOS', /OpenHarmony|HarmonyOS/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPod/],
  ['iPadOS', /iPad/],
  ['ChromeOS', /CrOS/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11/],
] as const

type Families = readonly (readonly [string, RegExp])[]

const firstIn = (families: Families, text: string) => families.find(([, sign]) => sign.test(text))?.[0] ?? ''

/** The header itself is kept nowhere. */
export function agentIn(header: string): Agent {
  const text = header.slice(0, READ)
  return { browser: firstIn(BROWSERS, text), system: firstIn(SYSTEMS, text) }
}

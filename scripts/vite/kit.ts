const OURS = [
  'src/ui/(amount|button|countdown|icon|late-sheet|mark|moment|page|place|rows|standing|tab-bar|toast|trouble-text|waiting)',
  'src/lib/(places|screen|storage|format|server-clock)',
  'src/api/\\w+',
  'src/app/(house|words|stage|leave-question)',
  'src/theme/.*',
  'machines/lib/\\w+',
  'contract/(envelope|refusals|limits|locales|shapes|problems|endpoint|account|home|notice)',
].join('|')

const ICONS =
  'house|list|user|arrow-left-right|bot|layout-grid|chevron-left|chevron-right|cloud-off|circle-alert|rotate-cw|globe|store|book-open|megaphone|file-question'

const KIT = [
  new RegExp(`/(${OURS})\\.tsx?$`),
  new RegExp(`/lucide-react/dist/esm/(shared|Icon|createLucideIcon|icons/(${ICONS})\\.)`),
  /\/@chakra-ui\/react\/.*\/(styled-system\/(?!create-slot-recipe)|providers|factory)/,
]

/** The many small files that the first screen needs anyway; they travel as one. */
export const isFirstScreenKit = (id: string): boolean => KIT.some((pattern) => pattern.test(id))

const PACKAGES = [
  'react',
  'react-dom',
  'scheduler',
  'use-sync-external-store',
  '@tanstack/(react-router|router-core|history|store|react-store)',
  '@lingui',
  '@emotion',
  'stylis',
  '@pandacss',
  'xstate',
  'ofetch',
  'valibot',
].join('|')

const OURS = [
  'src/ui/(amount|bell|button|cells|countdown|eye|held|icon|late|late-sheet|mark|money|moving-amount|page|place|standing|tab-bar|toast|total|trouble-text|waiting|ways)',
  'src/screens/(notice/bell|home/market-clock)',
  'src/lib/(bring|covered|online|places|screen|storage|format|server-clock)',
  'src/api/(actors|client|live)',
  'src/app/(arriving|banners|entrance|first-language|going-on|held|house|language|leave-question|open|over|providers|root|router|session|stage|start.route|tab-talks|toasts|unsent)',
  'src/(main|first-routes)',
  'src/screens/home/(?!home-below|entries|marquee|news-list|return-notice|stats).*',
  'machines/(home/home|session/session).flow',
  'src/theme/(?!slot-recipes|recipes/control).*',
  'machines/stock/following.part',
  'machines/lib/(effects|known|live|remote|states|trouble)',
  'contract/(addresses|envelope|refusals|limits|locales|shapes|problems|endpoint|account|home|notice)',
].join('|')

const ICONS =
  'arrow-down-to-line|arrow-up-from-line|bell|eye|eye-off|house|list|user|arrow-left-right|bot|layout-grid|chevron-left|chevron-right|cloud-off|circle-exclamation-point|rotate-cw|globe|file-question-mark'

const FIRST_PACKAGES = [
  new RegExp(`/node_modules/(${PACKAGES})/`),
  new RegExp(`/lucide-react/dist/esm/(shared|Icon|createLucideIcon|icons/(${ICONS})\\.)`),
  /\/@chakra-ui\/react\/.*\/(styled-system\/(?!create-slot-recipe)|providers|factory)/,
]
const FIRST_OF_OURS = new RegExp(`/(${OURS})\\.tsx?(\\?|$)`)
const FIRST_CHUNKS = /(^|\/)(packages|kit|rolldown-runtime)-[\w-]+\.js$/

/** The file that begins: the app with its home. */
export const FIRST = 'kit'

const plain = (id: string) => id.replaceAll('\\', '/')

/** The first load in two files: packages change when they are updated, the kit when we change it. */
export const groups = [
  { name: 'packages', test: (id: string) => FIRST_PACKAGES.some((pattern) => pattern.test(plain(id))), priority: 60 },
  { name: FIRST, test: (id: string) => FIRST_OF_OURS.test(plain(id)), priority: 50 },
]

/** The files a late screen must fetch beside its own; those of the first load are long there. */
export const neededBeside = (file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
  hostType === 'html' ? needed : needed.filter((name) => name !== file && !FIRST_CHUNKS.test(name))

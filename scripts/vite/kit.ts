const FIRST_CHUNKS = /(^|\/)(packages|kit|rolldown-runtime)-[\w-]+\.js$/
const BEGINNINGS = /[\\/]src[\\/](main\.tsx|screens[\\/]home[\\/]home\.route\.tsx\?tsr-split=component)$/

export const FIRST = 'kit'

/**
 * The first load in two files: packages change when they are updated, the kit when we change it. Whatever a beginning
 * cannot run without comes with it. What nearly every other screen needs arrives in one file, too.
 */
export const groups = [
  { name: 'packages', test: /[\\/]node_modules[\\/]/, tags: ['$initial' as const], priority: 2 },
  { name: FIRST, test: BEGINNINGS, priority: 1 },
  {
    name: 'often',
    test: /[\\/](src|machines|contract)[\\/]/,
    minShareCount: 50,
    includeDependenciesRecursively: false,
  },
]

/** The files a late screen must fetch beside its own; those of the first load are long there. */
export const neededBeside = (file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
  hostType === 'html' ? needed : needed.filter((name) => name !== file && !FIRST_CHUNKS.test(name))

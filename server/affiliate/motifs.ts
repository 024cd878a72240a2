/** What is drawn for goods of Pinduoduo, by its first categories; it knows others, too. */
const BY_CATEGORY: ReadonlyMap<number, string> = new Map([
  [15, 'basket'],
  [4, 'cushion'],
  [1, 'bread'],
  [14, 'scarf'],
  [18, 'lamp'],
  [1281, 'backpack'],
  [1282, 'socks'],
  [16, 'soap'],
  [743, 'jumper'],
  [13, 'bowl'],
  [818, 'towel'],
  [2478, 'pen'],
  [1451, 'bottle'],
  [2048, 'map'],
  [1917, 'frame'],
  [2974, 'clock'],
  [3279, 'jar'],
])
const OTHER = 'basket'

export const motifOf = (categories: readonly number[]): string =>
  categories.map((category) => BY_CATEGORY.get(category)).find((motif) => motif !== undefined) ?? OTHER

/** Hidden and turning signs: an operator could not see them. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

export const seen = (text: string): string => text.replaceAll(UNSEEN, '?')

export const isSeen = (text: string): boolean => seen(text) === text

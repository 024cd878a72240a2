export interface Opening {
  readonly opens: Date
  readonly closes: Date
}

/** The current opening, else the next; openings that touch count as one. */
export function openingAt(openings: readonly Opening[], now: Date): (Opening & { isOpen: boolean }) | undefined {
  const joined: Opening[] = []
  for (const opening of openings) {
    const last = joined.at(-1)
    if (last && opening.opens <= last.closes)
      joined[joined.length - 1] = {
        opens: last.opens,
        closes: opening.closes > last.closes ? opening.closes : last.closes,
      }
    else joined.push(opening)
  }
  const found = joined.find(({ closes }) => closes > now)
  return found && { ...found, isOpen: found.opens <= now }
}

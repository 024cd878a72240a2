/** From when to when in a day; whatever is not said is empty. */
export interface Span {
  readonly from: string
  readonly to: string
}

/** As it travels: nothing, when neither end is said. */
export const hoursOf = ({ from, to }: Span): string => (from || to ? `${from}-${to}` : '')

export const spanOf = (hours: string): Span => {
  const [from = '', to = ''] = hours.split('-')
  return { from, to }
}

export interface Span {
  readonly from: string
  readonly to: string
}

export const hoursOf = ({ from, to }: Span): string => (from || to ? `${from}-${to}` : '')

export const spanOf = (hours: string): Span => {
  const [from = '', to = ''] = hours.split('-')
  return { from, to }
}

export const shownValue = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value, undefined, 1) : String(value)

type Facts = Readonly<Record<string, unknown>>

export const shownChanges = (name: string, is: Facts, wish: Facts): string =>
  [
    `${name}:`,
    ...Object.entries(wish).flatMap(([what, value]) => [
      `${what} is:`,
      shownValue(is[what]),
      'and would be:',
      shownValue(value),
    ]),
  ].join('\n')

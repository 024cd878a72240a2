/** As banks write it, to be compared by eye. */
export const inFours = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')

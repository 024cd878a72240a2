import * as v from 'valibot'

/** What an address may name; what cannot be read is not named. */
export const maybe = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined))

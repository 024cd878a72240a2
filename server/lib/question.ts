import { type Compilable, type CompiledQuery, type RawBuilder, sql as raw } from 'kysely'
import type { Sql } from './database.ts'

type Values = Record<string, unknown>
type Places<V extends Values> = { readonly [Name in keyof V]: RawBuilder<V[Name]> }

class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** Compiled once, with places for values. What else shapes the SQL must not vary: it belongs into another question. */
export function question<V extends Values>() {
  const places = new Proxy({} as Places<V>, { get: (_, name: string) => raw`${new Place(name)}` })
  return <Row>(build: (sql: Sql, places: Places<V>) => Compilable<Row>) => {
    let compiled: CompiledQuery<Row> | undefined
    return async (sql: Sql, values: V): Promise<Row[]> => {
      compiled ??= build(sql, places).compile()
      const parameters = compiled.parameters.map((part) => (part instanceof Place ? values[part.name] : part))
      const { rows } = await sql.executeQuery<Row>({ ...compiled, parameters })
      return rows
    }
  }
}

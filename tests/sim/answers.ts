export type Facts = Readonly<Record<string, string | number>>
export interface Answer {
  readonly said: string
  readonly facts: Facts
}

export const said = (name: string, facts: Facts = {}): Answer => ({ said: name, facts })

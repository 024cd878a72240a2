import type { Failed } from './trouble.ts'

export interface Heard<Output> {
  readonly event: { readonly output: Output }
}

export const outputOf = <Output>({ event }: Heard<Output>) => event.output

/** Of a part: what the call of its flow answers is what the actions of its flow take. */
export const answered = ({ event }: Heard<unknown>) => event.output as never

export const formOf = <Form>({ event }: { readonly event: { readonly form: Form } }) => event.form

export const errorOf = ({ event }: Failed) => event.error

/** The flow says what `note` does. */
export const noted = { type: 'note', params: errorOf } as const

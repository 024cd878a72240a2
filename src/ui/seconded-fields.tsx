import type { ComponentProps } from 'react'
import type { Second, Seconded } from '#machines/factor/second.rules.ts'
import type { Filling } from '#machines/stock/form.part.ts'
import { Fields } from './fields.tsx'
import { SecondBesides } from './second-besides.tsx'

type Props<Said extends object> = ComponentProps<typeof Fields<Said>> & { of: Filling<Said> & Seconded }

export function SecondedFields<Said extends object & Second>({ of, onSubmit, children, ...rest }: Props<Said>) {
  return (
    <Fields
      {...rest}
      of={of}
      onSubmit={(form, answer) => onSubmit(of.ways ? { ...form, second: answer('second') } : form, answer)}
    >
      <SecondBesides of={of} busy={rest.busy} />
      {of.trouble?.refusal !== 'second-wrong' && children}
    </Fields>
  )
}

import { chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { Second, Seconded } from '#machines/factor/second.rules.ts'
import type { Problems } from '#machines/lib/problems.ts'
import type { Filling } from '#machines/stock/form.part.ts'
import { Fields } from './fields.tsx'
import { SecondField } from './second-field.tsx'

const Besides = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } })
const Lead = chakra('p', { base: { color: 'ink2' } })

type Props<Said extends object> = ComponentProps<typeof Fields<Said>> & { of: Filling<Said> & Seconded }

/** The questions of a form and, once it was asked for, the second factor; what is wrong with that one stands beside it. */
export function SecondedFields<Said extends object & Second>({ of, onSubmit, children, ...rest }: Props<Said>) {
  const { ways, problems, trouble } = of
  return (
    <Fields
      {...rest}
      of={of}
      onSubmit={(form, answer) => onSubmit(ways ? { ...form, second: answer('second') } : form, answer)}
    >
      {ways && (
        <Besides>
          <Lead>
            <Trans>Please confirm the second step too.</Trans>
          </Lead>
          <SecondField
            ways={ways}
            problems={problems as Problems<'second'>}
            trouble={trouble}
            disabled={rest.busy}
            autoFocus
          />
        </Besides>
      )}
      {trouble?.refusal !== 'second-wrong' && children}
    </Fields>
  )
}

import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { OpenedFilter } from '#machines/service/centre.flow.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form.tsx'
import { Pick } from '#src/ui/pick.tsx'

const Line = chakra('div', { base: { display: 'grid', justifyItems: 'start', gap: '3', paddingTop: '3' } })
const Search = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '2.5',
    '& > :first-of-type': { flex: '1 1 11rem', minWidth: '0' },
  },
})

/** Which of the accounts: by the name or the number of their owner, and whether it is used by now. */
export function OpenedFilters({
  filter,
  onFilter,
}: {
  filter: OpenedFilter
  onFilter: (filter: OpenedFilter) => void
}) {
  const { t } = useLingui()
  return (
    <Line>
      <chakra.div width="full">
        <Form key={filter.keyword} onSubmit={(answer) => onFilter({ ...filter, keyword: answer('keyword').trim() })}>
          <Search>
            <Field
              kind="text"
              name="keyword"
              label={<Trans>Name or member number</Trans>}
              defaultValue={filter.keyword}
              autoComplete="off"
              enterKeyHint="search"
            />
            <Button kind="quiet" type="submit">
              <Trans>Search</Trans>
            </Button>
          </Search>
        </Form>
      </chakra.div>
      <Pick
        label={t`Password`}
        parts={[
          { key: '', words: t`All accounts` },
          { key: 'active', words: t`Password set` },
          { key: 'inactive', words: t`No password set yet` },
        ]}
        chosen={filter.status}
        plain=""
        onChoose={(status) => onFilter({ ...filter, status })}
      />
    </Line>
  )
}

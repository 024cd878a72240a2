import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import type { OpenedFilter } from '#machines/service/centre.flow.ts'
import { Field } from '#src/ui/field.tsx'
import { Form } from '#src/ui/form.tsx'
import { Icon, IconButton } from '#src/ui/icon.tsx'
import { Pick } from '#src/ui/pick.tsx'

const Filters = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: '3' },
})

export function OpenedFilters({
  filter,
  onFilter,
}: {
  filter: OpenedFilter
  onFilter: (filter: OpenedFilter) => void
}) {
  const { t } = useLingui()
  return (
    <Filters>
      <chakra.div width="full" position="relative">
        <Form key={filter.keyword} onSubmit={(answer) => onFilter({ ...filter, keyword: answer('keyword').trim() })}>
          <Field
            kind="text"
            name="keyword"
            label={<Trans>Name or member number</Trans>}
            defaultValue={filter.keyword}
            autoComplete="off"
            enterKeyHint="search"
            paddingInlineEnd="14"
          />
          <IconButton type="submit" position="absolute" insetBlockEnd="1" insetInlineEnd="1" aria-label={t`Search`}>
            <Icon of={Search} size={20} />
          </IconButton>
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
    </Filters>
  )
}

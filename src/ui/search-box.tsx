import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { KEYWORD_MAX } from '#contract/limits.ts'
import { control } from '#src/theme/recipes/control.ts'

const Form = chakra('form', { base: { display: 'grid' } })
const Input = chakra('input', control)

interface SearchBoxProps {
  /** What is looked for. */
  label: string
  keyword: string
  onType?: (keyword: string) => void
  onSearch: (keyword: string) => void
}

/** What is typed stands here at once; what was searched for otherwise is said by `keyword`. */
export function SearchBox({ label, keyword, onType, onSearch }: SearchBoxProps) {
  const [typed, type] = useState(keyword)
  const [known, know] = useState(keyword)
  if (known !== keyword) {
    know(keyword)
    type(keyword)
  }
  return (
    <Form
      role="search"
      onSubmit={(submit) => {
        submit.preventDefault()
        onSearch(typed)
      }}
    >
      <Input
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={KEYWORD_MAX}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          type(value)
          onType?.(value)
        }}
      />
    </Form>
  )
}

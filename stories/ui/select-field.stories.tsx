import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SelectField } from '#src/ui/select-field.tsx'
import { onBench } from '../lib/bench.tsx'

const HARBOURS = [
  { key: 'NL', words: 'Rotterdam' },
  { key: 'GS', words: 'King Edward Point, South Georgia and the South Sandwich Islands' },
]

function Harbour({ at = '', error }: { at?: string; error?: string }) {
  const [chosen, choose] = useState(at)
  return (
    <SelectField
      name="harbour"
      label="Harbour"
      nothing="Please choose"
      parts={HARBOURS}
      chosen={chosen}
      onChoose={choose}
      error={error}
    />
  )
}

export default {
  title: 'ui/Select field',
  decorators: [onBench],
} satisfies Meta

export const Empty: StoryObj = { render: () => <Harbour /> }
export const Chosen: StoryObj = { render: () => <Harbour at="NL" /> }
export const LongestText: StoryObj = { render: () => <Harbour at="GS" /> }
export const Wrong: StoryObj = { render: () => <Harbour error="Please choose a harbour." /> }

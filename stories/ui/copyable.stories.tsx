import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copyable } from '#src/ui/copyable.tsx'
import { Bench } from '../lib/bench.tsx'

export default { title: 'ui/Copyable', decorators: [(Story) => <Bench>{Story()}</Bench>] } satisfies Meta

export const MemberNumber: StoryObj = { render: () => <Copyable text="Q0001042" label="member number" /> }
export const ChainAddress: StoryObj = {
  render: () => <Copyable text="TJYeasTPa6gpB8fNmmTdrmwtGxCEHRAbVx" label="address" />,
}

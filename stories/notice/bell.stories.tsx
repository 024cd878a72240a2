import type { Meta } from '@storybook/react-vite'
import { action } from 'storybook/actions'
import { BellMark } from '#src/parts/notice/bell-mark.tsx'
import { BellButton } from '#src/ui/bell.tsx'
import { Bench } from '../lib/bench.tsx'

export default { title: 'notice/Bell' } satisfies Meta

const press = action('press')

export const Quiet = () => (
  <Bench>
    <BellButton onPress={press} />
  </Bench>
)
export const News = () => (
  <Bench>
    <BellButton news="3 new notices" onPress={press}>
      <BellMark />
    </BellButton>
  </Bench>
)

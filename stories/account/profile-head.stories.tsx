import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { ProfileHead } from '#src/parts/account/profile-head.tsx'
import { member } from '../fixtures/account.ts'
import { onBench } from '../lib/bench.tsx'

export default { title: 'account/Profile head', decorators: [onBench] } satisfies Meta

const NONE = 'Level 0'

/** Whoever has reached no level yet reads of none. */
export const AtTheBeginning: StoryObj = {
  render: () => <ProfileHead user={{ ...member, level: 0, level_name: NONE }} />,
  play: async () => {
    await expect(screen.getByText(member.nickname)).toBeVisible()
    await expect(screen.queryByText(NONE)).toBeNull()
  },
}

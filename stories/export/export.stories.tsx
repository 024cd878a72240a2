import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { fromPromise } from 'xstate'
import { exports } from '#contract/export.ts'
import { exportFlow, type ExportWish } from '#machines/export/export.flow.ts'
import { UnsentProvider, type Writing } from '#src/lib/unsent.ts'
import { ExportScreen } from '#src/screens/export/export.screen.tsx'
import { field } from '../lib/mended.ts'
import { refused, silent, tooOften } from '../fixtures/trouble.ts'
import { scenes } from '../lib/scenes.tsx'

const at = scenes(exportFlow, ExportScreen, {
  input: undefined,
  paths: ['/pages/users/setting'],
  calls: { download: exports.make },
})
const form = { password: '', form: 'page' } as const

export default {
  title: 'export/Export',
  parameters: { purpose: 'Everything that is kept of a member, to read or as data, for the password.' },
} satisfies Meta

export const Idle = at('idle')
export const IdleData = at('idle', { form: { ...form, form: 'json' } })
export const Invalid = at('invalid', { form, problems: { password: 'password-required' } })
export const Making = at('making', { form })
export const WrongPassword = at('wrongPassword', { form, trouble: refused('wrong-password') })
export const TooOften = at('tooOften', { form, trouble: tooOften })
export const Failed = at('failed', { form, trouble: silent })
export const Ready = at('ready', { form })

const arriving = exportFlow.provide({ actors: { download: fromPromise<void, ExportWish>(() => Promise.resolve()) } })
const wrote = fn<(form: string, writing: Writing) => void>()
const unsent = { begun: (stands: string) => stands, update: wrote, gone: fn() }

function Downloading() {
  const [snapshot, send] = useMachine(arriving)
  return (
    <UnsentProvider value={unsent}>
      <ExportScreen snapshot={snapshot} send={send} />
    </UnsentProvider>
  )
}
/** The password does not stay where it was typed, and nothing that is typed is left to be lost. */
export const ReadyAfterADownload: StoryObj = {
  render: () => <Downloading />,
  play: async () => {
    await userEvent.selectOptions(field('Format'), 'json')
    await userEvent.type(field('Password'), 'correct horse battery')
    await userEvent.click(screen.getByRole('button', { name: 'Download' }))
    await expect(await screen.findByText('Saved to your downloads.')).toBeVisible()
    await waitFor(() => expect(field('Password')).toHaveValue(''))
    await expect(field('Format')).toHaveValue('json')
    const { begun, stands } = wrote.mock.lastCall?.[1] ?? { begun: '', stands: 'never told' }
    await expect(stands).toBe(begun)
  },
}

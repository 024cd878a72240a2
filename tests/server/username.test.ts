import { expect, test } from 'vitest'
import { account } from '#contract/account.ts'
import { openWorld } from '#tests/world/open.ts'

const { give, deny, member } = await openWorld()
const { setUsername, profile } = account

test('a member chooses a username once; the same again changes nothing, and another one is refused', async () => {
  const mira = await member()
  expect((await give(setUsername, { username: ' mira_k ' }, mira)).username).toBe('mira_k')
  expect((await give(setUsername, { username: 'mira_k' }, mira)).username).toBe('mira_k')
  expect(await deny(setUsername, { username: 'mira_2' }, mira)).toMatchObject({ refusal: 'said-already' })
  expect((await give(profile, {}, mira)).username).toBe('mira_k')
})

test('nobody has the name of somebody else, however it is written', async () => {
  await give(setUsername, { username: 'nils_01' }, await member())
  const otto = await member()
  expect(await deny(setUsername, { username: 'NILS_01' }, otto)).toMatchObject({ refusal: 'invalid' })
  expect((await give(profile, {}, otto)).username).toBeNull()
})

test.each(['', 'short', 'twelve_signs', 'a name', 'größe_1', '40718826', '13800138000'])(
  'no username is "%s"',
  async (username) => {
    expect(await deny(setUsername, { username }, await member())).toMatchObject({ refusal: 'invalid' })
  },
)

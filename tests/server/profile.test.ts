import { describe, expect, test } from 'vitest'
import { account } from '#contract/account.ts'
import { attachment, UPLOAD_FORM } from '#contract/attachment.ts'
import { APP_KEY, NICKNAME_MAX, PICTURE_WAITS, PROFILE_CHANGES } from '#contract/limits.ts'
import { attach } from '#server/attachment/attach.ts'
import { forgetWaiting } from '#server/attachment/sweep.ts'
import { picture } from '#tests/files/pictures.ts'
import { type Caller } from '#tests/world/world.ts'
import { openWorld } from '#tests/world/open.ts'

const { give, deny, ask, app, member, sql, clock, context } = await openWorld()
const { updateProfile, profile } = account

let tint = 0
const send = async (caller: Caller) => {
  tint += 1
  const file = new Uint8Array(await picture('jpeg', 64, 64, tint))
  return (await give(attachment.upload, { ...UPLOAD_FORM, file }, caller)).url
}
const isSeen = async (url: string, { token = '' }: Caller) => {
  const reply = await app.inject({ url, query: { app_key: APP_KEY }, headers: { 'x-token': token } })
  return reply.headers['content-type'] === 'image/jpeg'
}
const now = () => new Date(clock.read())

describe('a profile', () => {
  test('changes in what is named, and stays as it is in all else', async () => {
    const mira = await member()
    const before = await give(profile, {}, mira)
    expect(await give(updateProfile, { nickname: '  Mira K ', gender: 'female' }, mira)).toEqual({
      ...before,
      nickname: 'Mira K',
      gender: 'female',
    })
    expect((await give(updateProfile, { gender: 'unset' }, mira)).nickname).toBe('Mira K')
    expect(await give(updateProfile, {}, mira)).toEqual({ ...before, nickname: 'Mira K' })
  })

  test('is nobody else’s', async () => {
    const [mira, otto] = [await member(), await member()]
    const { nickname } = await give(profile, {}, otto)
    await give(updateProfile, { nickname: 'Mira K' }, mira)
    expect((await give(profile, {}, otto)).nickname).toBe(nickname)
  })

  test.each(['level', 'user_no', 'inviter_id', 'roles', 'email', 'money', 'password_hash', 'id'])(
    'cannot be told of %s',
    async (field) => {
      const mira = await member()
      const { data } = await ask(updateProfile, { nickname: 'Mira K', [field]: '2' }, mira)
      expect(data).toMatchObject({ refusal: 'invalid' })
      expect((await give(profile, {}, mira)).nickname).not.toBe('Mira K')
    },
  )

  test.each([
    ['', 'nickname-required'],
    ['   ', 'nickname-required'],
    ['x'.repeat(NICKNAME_MAX + 1), 'nickname-long'],
    ['Quay\u202eyauQ', 'nickname-invalid'],
    ['Mi\u200bra', 'nickname-invalid'],
    ['\u3164', 'nickname-invalid'],
    ['Mira\nK', 'nickname-invalid'],
    ['\u200d', 'nickname-invalid'],
  ])('has no nickname such as %j', async (nickname, problem) => {
    expect(await deny(updateProfile, { nickname }, await member())).toMatchObject({
      refusal: 'invalid',
      errors: { nickname: problem },
    })
  })

  test.each(['x'.repeat(NICKNAME_MAX), '🙂'.repeat(NICKNAME_MAX), 'מירה', '米拉', '👩‍🚀'])(
    'has a nickname such as %s',
    async (nickname) => {
      expect((await give(updateProfile, { nickname }, await member())).nickname).toBe(nickname)
    },
  )

  test('can be changed so many times in ten minutes', async () => {
    const mira = await member()
    for (let time = 0; time < PROFILE_CHANGES.times; time += 1) await give(updateProfile, { gender: 'male' }, mira)
    expect(await deny(updateProfile, { gender: 'male' }, mira)).toMatchObject({ refusal: 'too-often' })
    clock.pass(PROFILE_CHANGES.seconds)
    await give(updateProfile, { gender: 'male' }, mira)
  })
})

describe('the picture of a profile', () => {
  test('is one that the member sent, and every member sees it as long as it is worn', async () => {
    const [mira, otto] = [await member(), await member()]
    const [first, second] = [await send(mira), await send(mira)]
    expect(await isSeen(first, otto)).toBe(false)
    expect((await give(updateProfile, { avatar: first }, mira)).avatar).toBe(first)
    expect((await give(updateProfile, { avatar: first, gender: 'male' }, mira)).avatar).toBe(first)
    expect(await isSeen(first, otto)).toBe(true)
    expect(await isSeen(first, {})).toBe(false)
    expect((await give(updateProfile, { avatar: second }, mira)).avatar).toBe(second)
    expect([await isSeen(first, otto), await isSeen(second, otto)]).toEqual([false, true])
    expect((await give(updateProfile, { avatar: '' }, mira)).avatar).toBe('')
    expect(await isSeen(second, otto)).toBe(false)
  })

  test('is forgotten once it is no longer worn, and kept as long as it is', async () => {
    const mira = await member()
    const [first, second] = [await send(mira), await send(mira)]
    await give(updateProfile, { avatar: first }, mira)
    await give(updateProfile, { avatar: second }, mira)
    await forgetWaiting({
      ...context,
      clock: { ...context.clock, now: () => new Date(clock.read() + PICTURE_WAITS * 1_001) },
    })
    expect([await isSeen(first, mira), await isSeen(second, mira)]).toEqual([false, true])
  })

  test('may be worn again as long as it is still here', async () => {
    const mira = await member()
    const url = await send(mira)
    await give(updateProfile, { avatar: url }, mira)
    await give(updateProfile, { avatar: '' }, mira)
    expect((await give(updateProfile, { avatar: url }, mira)).avatar).toBe(url)
  })

  test('is none of somebody else, none that there is not, and none that is part of something', async () => {
    const [mira, otto] = [await member(), await member()]
    const [theirs, used] = [await send(otto), await send(mira)]
    await attach(sql, mira.id, [used], now())
    for (const avatar of [theirs, used, `/files/pictures/${'0'.repeat(32)}`])
      expect(await deny(updateProfile, { avatar, nickname: 'Mira K' }, mira)).toMatchObject({ refusal: 'missing' })
    for (const avatar of [
      'https://quay.test/a.jpg',
      '/pages/my/index',
      'javascript:alert(1)',
      `/files/pictures/${'0'.repeat(33)}`,
    ])
      expect(await deny(updateProfile, { avatar }, mira)).toMatchObject({ errors: { avatar: 'unreadable' } })
    expect(await give(profile, {}, mira)).toMatchObject({ avatar: '', nickname: expect.not.stringContaining('Mira K') })
  })

  test('that became proof of something is kept, and seen by nobody for having been worn', async () => {
    const [mira, otto] = [await member(), await member()]
    const url = await send(mira)
    await give(updateProfile, { avatar: url }, mira)
    await attach(sql, mira.id, [url], now())
    expect(await isSeen(url, otto)).toBe(false)
    await give(updateProfile, { avatar: '' }, mira)
    await forgetWaiting({
      ...context,
      clock: { ...context.clock, now: () => new Date(clock.read() + PICTURE_WAITS * 1_001) },
    })
    expect(await isSeen(url, mira)).toBe(true)
  })

  test('is one of two that two phones choose at the same moment, and the other is worn by nobody', async () => {
    const [mira, otto] = [await member(), await member()]
    const both = [await send(mira), await send(mira)]
    await Promise.all(both.map((avatar) => give(updateProfile, { avatar }, mira)))
    const { avatar } = await give(profile, {}, mira)
    expect(await Promise.all(both.map((url) => isSeen(url, otto)))).toEqual(both.map((url) => url === avatar))
  })
})

import { sql as raw } from 'kysely'
import { describe, expect, test } from 'vitest'
import { attachment, UPLOAD_FORM } from '#contract/attachment.ts'
import { APP_KEY } from '#contract/limits.ts'
import { recharge } from '#contract/recharge.ts'
import { openChannels } from '#tests/world/channels.ts'
import { carriers, hostilePictures } from '#tests/files/pictures.ts'
import { rechargesOf } from '#tests/world/recharges.ts'
import { openWorld } from '#tests/world/open.ts'
import { asOwner } from '#tests/world/world.ts'

const world = await openWorld()
const { give, deny, member, clock, sql } = world
const { begins, shows, shown, moves, again } = rechargesOf(world, (await openChannels(world)).bank)

const hostile = await hostilePictures()
const hiding = await carriers()
const formOf = (file: Uint8Array) => ({ ...UPLOAD_FORM, file: new Uint8Array(file) })

describe(`of ${hostile.length + hiding.length} hostile files`, () => {
  test('there are as many as anywhere', () => expect(hostile.length + hiding.length).toBeGreaterThanOrEqual(60))

  test('none that is refused shows a recharge, by whatever address', async () => {
    const person = await member()
    const begun = await begins(person)
    for (const [name, bytes, refusal] of hostile) {
      const refused = await deny(attachment.upload, formOf(bytes), person)
      expect([name, refused.refusal]).toEqual([name, refusal])
      clock.pass(21)
    }
    for (const address of ['/files/pictures/', '/files/pictures/../../etc/passwd', 'https://evil.example/a.jpg'])
      expect((await deny(recharge.recharge, shows(begun, address), person)).refusal).toBe('missing')
    expect(await again(person, begun)).toMatchObject({ status: 'awaiting_proof', version: 0 })
  })

  test.each(hiding)('%s shows a recharge, and what it hid is gone', async (_, bytes) => {
    const person = await member()
    const begun = await begins(person)
    const { url } = await give(attachment.upload, formOf(bytes), person)
    const sent = await give(recharge.recharge, shows(begun, url), person)
    expect(sent).toMatchObject({ status: 'submitted', proof_image: url })
    const { rawPayload } = await world.app.inject({
      url: sent.proof_image,
      query: { app_key: APP_KEY },
      headers: { 'x-token': person.token },
    })
    expect(rawPayload.subarray(0, 2).toString('hex')).toBe('ffd8')
    expect(rawPayload.toString('latin1')).not.toMatch(/script|hidden words|PK..|GPS/i)
  })
})

test('its member reads when our team looked at the receipt, and neither who nor why', async () => {
  const [person, other] = [await member(), await member()]
  const [begun, theirs] = [await begins(person), await begins(other)]
  const { proof_image } = await shown(person, begun)
  await shown(other, theirs)
  const name = proof_image.split('/').at(-1) ?? ''
  const { id } = await sql.selectFrom('attachment').select('id').where('name', '=', name).executeTakeFirstOrThrow()
  await asOwner(world, (owner) =>
    raw`insert into operator (id, email, name, password_hash, created_at) overriding system value
      values (77, 'lena@quay.test', 'Lena', '', now())`.execute(owner),
  )
  const looks = () =>
    asOwner(world, (owner) =>
      raw`select desk_look(77, ${id}, 'a dispute', ${world.context.clock.now()})`.execute(owner),
    )
  clock.pass(60)
  await looks()
  clock.pass(60)
  await moves(begun, 'take')
  clock.pass(60)
  await looks()
  const { timeline } = await again(person, begun)
  expect(timeline.map(({ event, status, by }) => [event, status, by])).toEqual([
    ['made', 'awaiting_proof', 'member'],
    ['prove', 'submitted', 'member'],
    ['look', 'submitted', 'operator'],
    ['take', 'in_review', 'operator'],
    ['look', 'in_review', 'operator'],
  ])
  expect(timeline.at(-1)).toMatchObject({ text: 'Our team looked at your receipt', time: clock.read() / 1_000 })
  expect(JSON.stringify(timeline)).not.toMatch(/lena|dispute/i)
  expect((await again(other, theirs)).timeline.map(({ event }) => event)).toEqual(['made', 'prove'])
})

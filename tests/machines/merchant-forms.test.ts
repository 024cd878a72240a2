import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, type AnyEventObject } from 'xstate'
import { collectMachine } from '#machines/attachment/collect.ts'
import { uploadFlow, type Shelving } from '#machines/attachment/upload.flow.ts'
import { applyProblems, NO_APPLICATION } from '#machines/merchant/apply.rules.ts'
import { entryFlow } from '#machines/merchant/entry.flow.ts'
import { hoursOf, spanOf } from '#machines/merchant/hours.rules.ts'
import { dueOf, isLacking, lackingOf } from '#machines/merchant/margin.rules.ts'
import { costOf, offerForm, offerProblems } from '#machines/merchant/offer.rules.ts'
import { arrivedPicture } from '#stories/fixtures/attachment.ts'
import { applicant, applyForm, noMerchant, offer, offerForm as filled } from '#stories/fixtures/merchant.ts'

describe('an application', () => {
  it('says what is missing, field by field', () => {
    expect(applyProblems(NO_APPLICATION)).toEqual({
      name: 'name-required',
      contact: 'contact-required',
      pay_types: 'pay-types-required',
      agree: 'agree-required',
    })
    expect(applyProblems(applyForm)).toEqual({})
  })

  it.each([
    ['', {}],
    ['09:00-18:30', {}],
    ['22:00-06:00', {}],
    ['09:00-', { hours: 'hours-invalid' }],
    ['-18:30', { hours: 'hours-invalid' }],
    ['24:00-25:00', { hours: 'hours-invalid' }],
  ])('from when to when: "%s"', (hours, problems) => {
    expect(applyProblems({ ...applyForm, hours })).toEqual(problems)
  })

  it('has hours that come and go as one word', () => {
    expect([
      hoursOf({ from: '', to: '' }),
      hoursOf({ from: '09:00', to: '18:30' }),
      hoursOf({ from: '', to: '8' }),
    ]).toEqual(['', '09:00-18:30', '-8'])
    expect([spanOf(''), spanOf('09:00-18:30')]).toEqual([
      { from: '', to: '' },
      { from: '09:00', to: '18:30' },
    ])
  })

  it('is filed with its pictures, and the phone forgets them then', async () => {
    const [asked, shelved]: [unknown[], Shelving[]] = [[], []]
    const shelf = fromCallback<AnyEventObject, { key: string }>(({ sendBack, receive }) => {
      const draft = { picture: { content: {}, size: 1 }, attachment: arrivedPicture }
      sendBack({ type: 'recalled', draft })
      receive((event) => shelved.push(event as Shelving))
    })
    const flow = entryFlow.provide({
      actors: {
        index: fromPromise(async () => noMerchant),
        apply: fromPromise(async ({ input }) => {
          asked.push(input)
          return applicant
        }),
        pictures: collectMachine.provide({ actors: { upload: uploadFlow.provide({ actors: { shelf } }) } }),
      },
    })
    const actor = createActor(flow, { input: { signedIn: true, hasPin: true } }).start()
    const soon = () => new Promise((resolve) => setTimeout(resolve))
    await soon()
    actor.send({ type: 'apply' })
    await soon()
    actor.send({ type: 'submit', form: applyForm })
    await soon()
    expect([actor.getSnapshot().value, asked]).toEqual([
      'applied',
      [{ ...applyForm, images: Array.from({ length: 6 }, () => arrivedPicture.url) }],
    ])
    expect(shelved).toEqual(Array.from({ length: 6 }, () => ({ type: 'drop' })))
  })
})

describe('an offer', () => {
  it('stands in its form as it is, without the zeros', () => {
    expect(offerForm(offer)).toEqual(filled)
    expect(offerForm(null)).toEqual({
      price: '',
      least: '',
      most: '',
      wanted: '',
      pay_types: [],
      hours: '',
      auto_accept: 0,
    })
  })

  it('says what is wrong with it', () => {
    expect(offerProblems(filled)).toEqual({})
    expect(offerProblems(offerForm(null))).toEqual({
      price: 'amount-required',
      least: 'amount-required',
      most: 'amount-required',
      wanted: 'amount-required',
      pay_types: 'pay-types-required',
    })
    expect(offerProblems({ ...filled, least: '500', most: '499.99', wanted: '10' })).toEqual({
      most: 'range-invalid',
      wanted: 'amount-least',
    })
  })

  it.each([
    ['2000', '0.4825', '965.00'],
    ['12500', '0.4825', '6031.25'],
    ['1', '0.00999999', '0.00'],
    ['987654321098', '99999.99999999', '98765432109790123.45'],
    ['', '0.4825', undefined],
    ['10', '', undefined],
    ['1,5', '0.4825', undefined],
    ['10', '0.123456789', undefined],
  ])('costs, for %s coins at %s, at most %s', (quantity, price, cost) => {
    expect(costOf(quantity, price)).toBe(cost)
  })
})

describe('a margin', () => {
  const margin = { margin: '135.40', margin_need: '200.00' }

  it('is paid as far as it is missing', () => {
    expect([dueOf(margin), dueOf({ ...margin, margin: '200.00' }), dueOf({ ...margin, margin: '250.00' })]).toEqual([
      '64.60',
      '0.00',
      '0.00',
    ])
  })

  it('asks no more of a balance than that', () => {
    expect([lackingOf('62.75', margin), lackingOf('64.60', margin)]).toEqual(['1.85', '0.00'])
    expect([isLacking('64.59', margin), isLacking('64.60', margin)]).toEqual([true, false])
  })
})

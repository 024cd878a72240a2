import { ADDRESSES_KEPT, address } from '#contract/address.ts'
import { addressFlow } from '#machines/address/address.flow.ts'
import { formOf, NO_ADDRESS, type AddressForm } from '#machines/address/address.rules.ts'
import { asMany, hamburg, states } from '#stories/fixtures/address.ts'
import { alerts, answer, fill, heading, isBusy, isWaiting, press, says } from '#tests/walk/gestures.ts'
import { joins } from '#tests/walk/holds.ts'
import { expect, type Phone } from '#tests/walk/phone.ts'
import { gone, passing, type Scene } from '#tests/walk/table.ts'
import { sayings, walk } from '#tests/walk/walk.ts'
import { calling, overHttp } from '#tests/walk/wires.ts'
import { deletesAddresses, fillsAddresses, HAMBURG, keepsAddresses, movesAddresses } from '#tests/world/addresses.ts'
import { MIRA } from '#tests/world/people.ts'

const { gesture, answers, refuses, breaks } = sayings(addressFlow)
type FlowScene = Scene<typeof addressFlow>
type Context = FlowScene['context']

const ADD = '/pages/address/add_address'
const EDIT = '/pages/address/edit_address?id=9001'
const mine = { ...hamburg, id: 9001 }
const british: AddressForm = {
  ...NO_ADDRESS,
  consignee: 'Ada Quint',
  mobile: '+44 20 7946 0134',
  country: 'GB',
  province: '',
  city: 'London',
  detail: '22 Water Lane',
  postcode: 'SE1 7AA',
}
const german: AddressForm = { ...HAMBURG, province: '' }
const pointed: AddressForm = { ...german, lat: '53.541100', lng: '9.991700' }

const isNew = ({ which }: Context) => which === 'new'
const isPointed = ({ form }: Context) => form.lat !== ''
const country = (code: string) => (context: Context) => context.form.country === code

async function comesBack(phone: Phone) {
  await joins(phone)
  await phone.page.addInitScript(
    (written) => sessionStorage.setItem('quay:written/address/new', JSON.stringify(written)),
    pointed,
  )
}

async function say(scene: FlowScene, said: AddressForm) {
  await fill(scene, {
    'Name of the recipient': said.consignee,
    'Phone number': said.mobile,
    'Street and house number': said.detail,
    'Town or city': said.city,
    Postcode: said.postcode,
  })
  await press(scene, 'Save address')
}

const nothing = { consignee: '', mobile: '', detail: '', city: '', postcode: '' }

/** What is kept already stays the default one; a point stays where it is. */
const saying = (title: string, said: AddressForm, when: (context: Context) => boolean) =>
  [said, { ...said, ...nothing }].map((form, at) =>
    gesture(
      `says ${at === 0 ? 'all' : 'nothing'} ${title}`,
      { type: 'submit', form },
      (scene) => say(scene, form),
      (context) => when(context) && context.form.lat === said.lat,
    ),
  )

const there = <H>(happening: H) => ({
  ...happening,
  when: ({ context }: { context: Context }) => context.address !== undefined,
})
const choosing = (code: string, when: (context: Context) => boolean) =>
  gesture(
    `says that it is in ${code}`,
    { type: 'area', name: 'country', said: code },
    ({ page }) => page.getByLabel('Country or region').selectOption(code),
    when,
  )

walk(addressFlow, {
  opens: [
    { title: 'a member adds one', at: ADD, input: { which: 'new', country: 'GB' }, before: joins },
    {
      title: 'a member comes back from the map',
      at: ADD,
      input: { which: 'new', country: 'GB', begun: pointed },
      before: comesBack,
    },
    { title: 'a member opens one', at: EDIT, input: { which: '9001', country: 'GB' }, before: joins },
    {
      title: 'a member opens none',
      at: '/pages/address/edit_address?id=mine',
      input: { which: 'mine', country: 'GB' },
      before: joins,
    },
  ],
  wires: {
    index: calling(address.index),
    info: calling(address.info),
    area: calling(address.area),
    send: overHttp(/^\/user\/address\/(add|edit)$/),
    drop: calling(address.drop),
  },
  events: [
    answers('index', 'there is none yet', { list: [] }),
    answers('index', 'there is one', { list: [mine] }, ({ world }) => keepsAddresses(world, MIRA, { 9001: HAMBURG })),
    answers('index', 'there are as many as one may keep', asMany, ({ world }) =>
      fillsAddresses(world, MIRA, 9001, ADDRESSES_KEPT),
    ),
    breaks('index', 'no answer comes', 'silent'),
    answers('info', 'it is there', mine, ({ world }) => keepsAddresses(world, MIRA, { 9001: HAMBURG })),
    refuses('info', 'it is gone', 'missing', ({ world }) => deletesAddresses(world)),
    breaks('info', 'it does not come', 'silent'),
    answers('area', 'the states are known', states),
    breaks('area', 'the states do not come', 'silent'),
    gesture('tries again', { type: 'retry' }, (scene) => press(scene, 'Try again')),
    choosing('DE', (context) => !country('DE')(context)),
    choosing('GB', country('DE')),
    ...saying('of Britain', british, (context) => isNew(context) && country('GB')(context)),
    ...saying('of Germany with a point', pointed, (context) => isNew(context) && country('DE')(context)),
    ...saying('of Germany', german, (context) => isNew(context) && country('DE')(context)),
    ...saying('of what is there', formOf(mine), (context) => !isNew(context) && country('DE')(context)),
    {
      ...gesture('goes to the map', { type: 'point', form: british }, (scene) =>
        scene.page.getByRole('button', { name: /^Exact place/ }).tap(),
      ),
      really: async ({ context }: FlowScene) => ({ type: 'point' as const, form: context.form }),
    },
    gesture('removes the place', { type: 'unpoint' }, (scene) => press(scene, 'Remove the place'), isPointed),
    answers('send', 'it is saved', mine),
    {
      ...refuses('send', 'another phone has filled the list', 'addresses-enough', ({ world }) =>
        fillsAddresses(world, MIRA, 9100, ADDRESSES_KEPT),
      ),
      when: ({ context }: { context: Context }) => isNew(context),
    },
    there(refuses('send', 'another phone was faster', 'moved-on', ({ world }) => movesAddresses(world, MIRA))),
    there(refuses('send', 'another phone has deleted it', 'missing', ({ world }) => deletesAddresses(world))),
    breaks('send', 'the answer is lost', 'silent'),
    gesture('wants to delete it', { type: 'drop' }, (scene) => press(scene, 'Delete address')),
    gesture('changes one’s mind', { type: 'back' }, (scene) => answer(scene, 'Go back')),
    gesture('deletes it', { type: 'confirm' }, (scene) => answer(scene, 'Delete address')),
    answers('drop', 'it is deleted', { list: [] }),
    refuses('drop', 'another phone has changed it', 'moved-on', ({ world }) => movesAddresses(world, MIRA)),
    refuses('drop', 'another phone has deleted it', 'missing', ({ world }) => deletesAddresses(world)),
    breaks('drop', 'nobody knows whether it is deleted', 'silent'),
  ],
  expects: {
    opening: passing,
    counting: isWaiting,
    full: (scene) => heading(scene, 'Your address list is full'),
    loading: isWaiting,
    unreachable: (scene) => heading(scene, 'This did not load'),
    notFound: (scene) => heading(scene, 'We cannot find this address'),
    arranging: passing,
    areaLoading: ({ page }) => expect(page.getByRole('button', { name: 'Save address' })).toBeDisabled(),
    areaFailed: (scene) => says(scene, /^The list of areas did not load\./),
    idle: ({ page, context }) => expect(page.getByLabel('Country or region')).toHaveValue(context.form.country),
    invalid: (scene) => alerts(scene, 'Please enter a name.'),
    submitting: (scene) => isBusy(scene, 'Save address'),
    rejected: (scene) => alerts(scene, /^You have reached the limit of delivery addresses/),
    unknown: (scene) => alerts(scene, /^-500/),
    done: (scene) => heading(scene, 'Your address is saved'),
    pointing: ({ page }) => expect(page.getByRole('button', { name: /^Exact place/ })).toBeVisible(),
    confirmingDelete: ({ page }) => expect(page.getByRole('dialog', { name: 'Delete this address?' })).toBeVisible(),
    deleting: ({ page }) =>
      expect(page.getByRole('dialog').getByRole('button', { name: 'Delete address' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    dropped: (scene) => heading(scene, 'Change address'),
  },
  arrives: {
    done: gone,
    pointing: gone,
    dropped: gone,
  },
})

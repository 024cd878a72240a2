import { assign, fromCallback, setup, type AnyEventObject, type NonReducibleUnknown } from 'xstate'
import * as v from 'valibot'
import { account, Nickname, type Gender, type UserInfo } from '#contract/account.ts'
import type { Attachment } from '#contract/attachment.ts'
import { FINAL, UnfitFile, type Unfit } from '../attachment/picture.ts'
import type { Sent } from '../attachment/upload.flow.ts'
import { errorOf } from '../lib/heard.ts'
import { required } from '../lib/required.ts'
import { checks } from '../lib/problems.ts'
import { otherwise } from '../lib/refusal.ts'
import { local, remote } from '../lib/remote.ts'
import { troubleOf, type Trouble } from '../lib/trouble.ts'
import { form, formActions, formGuards, submits, type Filling, type FormEvent } from '../stock/form.part.ts'
import type { Cut, Photo } from './crop.rules.ts'

export interface ProfileForm {
  nickname: string
  gender: Gender
  avatar: string
}

interface Context extends Filling<ProfileForm> {
  user?: UserInfo
  photo?: Photo
  cut?: Cut
  /** From 0 to 1. */
  part: number
  unfit?: Unfit | undefined
  lost?: Trouble | undefined
}

type Event =
  | FormEvent<ProfileForm>
  | Sent
  | { type: 'choose'; file: object }
  | { type: 'use'; cut: Cut }
  | { type: 'cancel' }
  | { type: 'remove' }
  | { type: 'retry' }
  | { type: 'back' }

const check = checks<ProfileForm>(v.object({ nickname: Nickname }))
const pictures = {
  choose: { target: 'reading', actions: 'forget' },
  remove: { guard: 'isWorn', target: 'idle', actions: ['forget', 'undress'] },
} as const
const submit = submits<ProfileForm>('submitting')
const editing = form({ check, sends: ({ form }: Context) => form, also: pictures })

export const editProfileFlow = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'held',
  },
  actors: {
    ...remote(account, 'profile'),
    send: remote(account, 'updateProfile').updateProfile,
    read: local<Photo, { file: NonReducibleUnknown }>('read'),
    sending: fromCallback<AnyEventObject, { photo: Photo; cut: Cut }>(() => undefined),
  },
  guards: {
    ...formGuards(check),
    isWorn: ({ context }) => context.form.avatar !== '',
    isUnfit: (_, error: unknown) => error instanceof UnfitFile,
    mayRetry: ({ context: { lost } }) => !FINAL.some((refusal) => refusal === lost?.refusal),
  },
  actions: {
    ...formActions<Context, Event>()(check),
    open: assign((_, user: UserInfo) => ({
      user,
      form: { nickname: user.nickname, gender: user.gender, avatar: user.avatar },
      trouble: undefined,
    })),
    forget: assign({ unfit: undefined, lost: undefined, part: 0, problems: {}, trouble: undefined }),
    spurn: assign((_, error: unknown) => ({ unfit: error instanceof UnfitFile ? error.why : ('unreadable' as const) })),
    frame: assign((_, photo: Photo) => ({ photo })),
    cut: assign((_, cut: Cut) => ({ cut })),
    begin: assign({ part: 0, lost: undefined }),
    progress: assign((_, part: number) => ({ part })),
    dress: assign(({ context }, { url }: Attachment) => ({ form: { ...context.form, avatar: url } })),
    undress: assign(({ context }) => ({ form: { ...context.form, avatar: '' } })),
    lose: assign((_, error: unknown) => ({ lost: troubleOf(error) })),
  },
}).createMachine({
  id: 'edit-profile',
  context: { form: { nickname: '', gender: 'unset', avatar: '' }, problems: {}, part: 0 },
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'profile',
        src: 'profile',
        input: {},
        onDone: { target: 'idle', actions: { type: 'open', params: ({ event }) => event.output } },
        onError: otherwise('unreachable'),
      },
    },
    unreachable: { on: { retry: 'opening' } },
    ...editing,
    unknown: { ...editing.unknown, on: { submit } },
    reading: {
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ event }) => ({ file: (event as { file: object }).file }),
        onDone: { target: 'cropping', actions: { type: 'frame', params: ({ event }) => event.output } },
        onError: { target: 'unfit', actions: { type: 'spurn', params: errorOf } },
      },
      on: { cancel: 'idle' },
    },
    unfit: { on: { submit, ...pictures } },
    cropping: {
      on: {
        use: { target: 'uploading', actions: { type: 'cut', params: ({ event }) => event.cut } },
        back: 'idle',
      },
    },
    uploading: {
      tags: 'held',
      entry: 'begin',
      invoke: {
        id: 'sending',
        src: 'sending',
        input: ({ context }) => ({ photo: required(context.photo), cut: required(context.cut) }),
      },
      on: {
        progressed: { actions: { type: 'progress', params: ({ event }) => event.part } },
        arrived: { target: 'idle', actions: { type: 'dress', params: ({ event }) => event.attachment } },
        broke: [
          { guard: { type: 'isUnfit', params: errorOf }, target: 'unfit', actions: { type: 'spurn', params: errorOf } },
          { target: 'uploadFailed', actions: { type: 'lose', params: errorOf } },
        ],
        cancel: 'idle',
      },
    },
    uploadFailed: {
      tags: 'held',
      on: {
        retry: { guard: 'mayRetry', target: 'uploading' },
        cancel: { target: 'idle', actions: 'forget' },
        choose: pictures.choose,
        submit,
      },
    },
  },
})

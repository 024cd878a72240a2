import type { Attachment } from '#contract/attachment.ts'
import { PICTURES_PICKED } from '#contract/limits.ts'
import type { RefusalName } from '#contract/refusals.ts'
import type { Trouble } from '../lib/trouble.ts'

/** A picture as the phone holds it: only the phone can look inside. */
export interface Picture {
  readonly content: object
  readonly size: number
  /** The file it was made from, where that is larger and may be sent as it is. */
  readonly original?: Picture
}

/** A picture that was chosen and is not part of anything yet: it outlives the page. */
export interface Draft {
  readonly picture: Picture
  readonly sendsOriginal?: true
  readonly attachment?: Attachment
}

/** Why the phone itself takes no picture from a file. */
export type Unfit = 'heic' | 'unreadable'
export class UnfitFile extends Error {
  readonly why: Unfit
  constructor(why: Unfit) {
    super(why)
    this.why = why
  }
}

/** What the server said is wrong with the picture itself: sending it again changes nothing. */
export const FINAL: readonly RefusalName[] = ['picture-kind', 'picture-large', 'picture-broken', 'pictures-full']

/** One picture of a thing, as a screen shows it. */
export interface PictureProgress {
  readonly state:
    | 'recalling'
    | 'empty'
    | 'choosing'
    | 'compressing'
    | 'unfit'
    | 'resuming'
    | 'uploading'
    | 'cancelled'
    | 'failed'
    | 'refused'
    | 'uploaded'
  readonly picture?: Picture
  readonly sendsOriginal?: true
  /** How much of it was sent, from 0 to 1. */
  readonly part: number
  readonly attachment?: Attachment
  readonly unfit?: Unfit
  readonly trouble?: Trouble
}

/** What a person does with one picture. */
export type Gesture =
  | { readonly type: 'open' }
  | { readonly type: 'dismiss' }
  | { readonly type: 'choose'; readonly file: object }
  /** Sends the original instead, or no longer. */
  | { readonly type: 'switch' }
  | { readonly type: 'cancel' }
  | { readonly type: 'retry' }
  | { readonly type: 'remove' }

/** The same, in a thing of several pictures. */
export interface PictureEvent {
  readonly type: 'picture'
  readonly at: number
  readonly gesture: Gesture
}

const BEGINNING: PictureProgress = { state: 'recalling', part: 0 }

/** What a flow shows before its pictures have spoken. */
export const noPictures = (most: number = PICTURES_PICKED): readonly PictureProgress[] =>
  Array.from({ length: most }, () => BEGINNING)

/** The addresses of what arrived, to be sent along. */
export const addressesOf = (pictures: readonly PictureProgress[]): string[] =>
  pictures.flatMap(({ state, attachment }) => (state === 'uploaded' && attachment ? [attachment.url] : []))

const UNSETTLED: ReadonlySet<PictureProgress['state']> = new Set(['recalling', 'compressing', 'uploading'])

/** Nothing is on its way: what is to be sent along may be sent. */
export const areSettled = (pictures: readonly PictureProgress[]): boolean =>
  pictures.every(({ state }) => !UNSETTLED.has(state))

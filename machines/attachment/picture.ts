import type { Attachment } from '#contract/attachment.ts'
import { PICTURES_PICKED } from '#contract/limits.ts'
import type { RefusalName } from '#contract/refusals.ts'
import type { Trouble } from '../lib/trouble.ts'

/** Only the phone can look inside. */
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

export type Unfit = 'heic' | 'unreadable'
export class UnfitFile extends Error {
  readonly why: Unfit
  constructor(why: Unfit) {
    super(why)
    this.why = why
  }
}

/** Sending it again changes nothing. */
export const FINAL: readonly RefusalName[] = ['picture-kind', 'picture-large', 'picture-broken', 'pictures-full']

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
  /** From 0 to 1. */
  readonly part: number
  readonly attachment?: Attachment
  readonly unfit?: Unfit
  readonly trouble?: Trouble
}

export type Gesture =
  | { readonly type: 'open' }
  | { readonly type: 'dismiss' }
  | { readonly type: 'choose'; readonly file: object }
  | { readonly type: 'switch' }
  | { readonly type: 'cancel' }
  | { readonly type: 'retry' }
  | { readonly type: 'remove' }

export interface PictureEvent {
  readonly type: 'picture'
  readonly at: number
  readonly gesture: Gesture
}

const BEGINNING: PictureProgress = { state: 'recalling', part: 0 }

export const noPictures = (most: number = PICTURES_PICKED): readonly PictureProgress[] =>
  Array.from({ length: most }, () => BEGINNING)

export const addressesOf = (pictures: readonly PictureProgress[]): string[] =>
  pictures.flatMap(({ state, attachment }) => (state === 'uploaded' && attachment ? [attachment.url] : []))

const UNSETTLED: ReadonlySet<PictureProgress['state']> = new Set(['recalling', 'compressing', 'uploading'])

export const areSettled = (pictures: readonly PictureProgress[]): boolean =>
  pictures.every(({ state }) => !UNSETTLED.has(state))

import type { CategoryCode, Colour, GoodsCode, Size } from './catalogue.ts'

interface StoreTexts {
  readonly name: string
  readonly place: string
  readonly intro: string
}

export interface GoodsTexts {
  readonly demo: string
  /** The link to how linen is cared for. */
  readonly care: string
  readonly categories: Readonly<Record<CategoryCode, string>>
  readonly stores: Readonly<Record<'hafen-korn' | 'nordlicht', StoreTexts>>
  readonly colour: string
  readonly size: string
  readonly colours: Readonly<Record<Colour, string>>
  readonly sizes: Readonly<Record<Size, string>>
  readonly said: Readonly<Record<GoodsCode, readonly [name: string, brief: string, text: string]>>
}

import { en, type Texts } from './en.ts'
export const zh: Texts = en

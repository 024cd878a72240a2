import { attachment } from '#contract/attachment.ts'
import { implement } from '../lib/implement.ts'
import { keepPicture } from './keep.ts'

export const attachmentHandlers = implement('attachment', attachment, {
  upload: { post: (call, { file }) => keepPicture(call, file) },
})

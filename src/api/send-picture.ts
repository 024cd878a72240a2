import { attachment, UPLOAD_FORM } from '#contract/attachment.ts'
import { APP_KEY, REQUEST_TIMEOUT_MS } from '#contract/limits.ts'
import { Unreachable } from '#machines/lib/trouble.ts'
import { marks } from '#src/lib/asking.ts'
import type { Carrier } from './client.ts'
import type { Answer } from './early.ts'

interface Sending {
  readonly picture: Blob
  readonly signal: AbortSignal
  progress(part: number): void
}

/** Only this old way of asking can tell how much of it went. */
export const carrierOf =
  ({ picture, signal, progress }: Sending): Carrier =>
  (token, language) =>
    new Promise<Answer>((resolve, reject) => {
      const request = new XMLHttpRequest()
      const lost = () => reject(new Unreachable('silent'))
      request.open('POST', attachment.upload.path)
      request.timeout = REQUEST_TIMEOUT_MS
      for (const [name, value] of Object.entries(marks(language))) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0)
      request.onload = () => resolve({ status: request.status, text: request.responseText, at: Date.now() })
      for (const end of ['error', 'timeout', 'abort'] as const) request.addEventListener(end, lost)
      signal.addEventListener('abort', () => request.abort(), { once: true })
      request.send(formOf(picture, token))
    })

/** Who asks comes before what is sent: the server passes over a file of nobody. */
function formOf(picture: Blob, token: string): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ app_key: APP_KEY, token, ...UPLOAD_FORM })) form.append(name, value)
  form.append('file', picture, 'picture.jpg')
  return form
}

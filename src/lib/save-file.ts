import { fetched } from './fetched.ts'

/** Fetches a file of ours whole, and only then hands it to the phone to keep. */
export async function saveFile(url: string): Promise<void> {
  const address = URL.createObjectURL(await fetched(url, { kind: '*/*', read: (answer) => answer.blob() }))
  const link = document.createElement('a')
  link.href = address
  link.download = url.split('/').at(-1) ?? 'file'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Fetches a file of ours whole, and only then hands it to the phone to keep. */
export async function saveFile(url: string): Promise<void> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`no file: ${answer.status}`)
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = url.split('/').at(-1) ?? 'file'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

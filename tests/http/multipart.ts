const BOUNDARY = '----quay-of-the-tests'
const quoted = (text: string) => text.replace(/\r/g, '%0D').replace(/\n/g, '%0A').replace(/"/g, '%22')

export function multipart(form: Record<string, unknown>, filename = 'picture.jpg', type = 'image/jpeg') {
  const parts = Object.entries(form).map(([name, value]) => {
    const isFile = name === 'file'
    const head = [
      `--${BOUNDARY}`,
      `Content-Disposition: form-data; name="${quoted(name)}"${isFile ? `; filename="${filename}"` : ''}`,
      ...(isFile ? [`Content-Type: ${type}`] : []),
    ].join('\r\n')
    const body = value instanceof Uint8Array ? value : Buffer.from(String(value), isFile ? 'latin1' : 'utf8')
    return Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body, Buffer.from('\r\n')])
  })
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  }
}

/** `localhost` instead of a number: passkeys need a name, and browsers trust this one without TLS. */
export function originAt({ host, port }: { readonly host: string; readonly port: number }): string {
  const name = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/** Where a browser finds a house that was told no ORIGIN; it trusts this name where it trusts no address, as passkeys need it. */
export function originAt({ host, port }: { readonly host: string; readonly port: number }): string {
  const name = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

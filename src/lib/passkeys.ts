/** Whether this browser can keep passkeys: where an address is not trusted, it cannot. */
export const canKeepPasskeys = () => typeof PublicKeyCredential === 'function' && isSecureContext

interface Granted {
  readonly code: string
  readonly encrypted_data: string
  readonly iv: string
}

interface Handlers<Answer> {
  success(answer: Answer): void
  fail(): void
}

export interface MiniProgramHost {
  login(handlers: Handlers<{ code: string }>): void
  /** Some hosts also say who this is, sealed so that only the server can read it. */
  getUserInfo?(handlers: Handlers<{ encryptedData: string; iv: string }>): void
  requestPayment?(order: Readonly<Record<string, string>>): void
}

const asked = <Answer>(ask: (handlers: Handlers<Answer>) => void) =>
  new Promise<Answer>((success, deny) => ask({ success, fail: () => deny(new Error('the host said no')) }))

export async function grantFromHost(): Promise<Granted> {
  const host = window.wx
  if (!host) throw new Error('no host')
  const { code } = await asked<{ code: string }>((handlers) => host.login(handlers))
  const sealed = await asked<{ encryptedData: string; iv: string }>((handlers) =>
    host.getUserInfo ? host.getUserInfo(handlers) : handlers.fail(),
  ).catch(() => undefined)
  return { code, encrypted_data: sealed?.encryptedData ?? '', iv: sealed?.iv ?? '' }
}

/** What becomes of it only our server says. */
export const payInHost = (order: Readonly<Record<string, string>>): void => window.wx?.requestPayment?.(order)

/** So that the browser keeps the new password under the address it belongs to. */
export const KnownAccount = ({ email }: { email: string }) => (
  <input hidden readOnly type="email" autoComplete="username" value={email} />
)

import { useEffect, useEffectEvent } from 'react'

/** A page in a frame went on to where none may be framed: the browser stops it there, and says so to this page alone. */
export function useBlockedFrame(act: () => void): void {
  const heard = useEffectEvent(act)
  useEffect(() => {
    const hear = ({ effectiveDirective }: SecurityPolicyViolationEvent) => effectiveDirective === 'frame-src' && heard()
    document.addEventListener('securitypolicyviolation', hear)
    return () => document.removeEventListener('securitypolicyviolation', hear)
  }, [])
}

import { useRouter } from '@tanstack/react-router'

/** Where somebody was going when they were asked. */
interface Next {
  readonly pathname: string
  readonly search: unknown
}

/** Goes where somebody was going, now that they are not asked again. While they are asked the address is the page they see. */
export function useGoingOn() {
  const router = useRouter()
  return (action: string, { pathname, search }: Next): void => {
    switch (action) {
      case 'BACK':
        return router.history.back({ ignoreBlocker: true })
      case 'FORWARD':
        return router.history.forward({ ignoreBlocker: true })
      default:
        void router.navigate({
          to: pathname,
          search: search as never,
          replace: action === 'REPLACE',
          ignoreBlocker: true,
        })
    }
  }
}

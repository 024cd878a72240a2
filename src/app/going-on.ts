import { useRouter } from '@tanstack/react-router'

interface Next {
  readonly pathname: string
  readonly search: unknown
}

/** While somebody is asked, the address is the page they see. */
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

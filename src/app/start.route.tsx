import { createFileRoute, redirect } from '@tanstack/react-router'
import { HOME } from './root.tsx'

export const Route = createFileRoute('/')({
  staticData: { access: 'optional' },
  beforeLoad: () => {
    throw redirect({ to: HOME })
  },
})

import { createFileRoute, redirect } from '@tanstack/react-router'
import { HOME } from './entrance.ts'

export const Route = createFileRoute('/')({
  staticData: { access: 'optional' },
  beforeLoad: () => {
    throw redirect({ to: HOME })
  },
})

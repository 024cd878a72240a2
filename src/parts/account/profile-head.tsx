import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { UserInfo } from '#contract/account.ts'
import { Copyable } from '#src/ui/copyable.tsx'
import { Portrait } from '#src/ui/portrait.tsx'
import { Heading, Note } from '#src/ui/text.tsx'

const Head = chakra('section', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    paddingTop: '2',
    paddingBottom: '5',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
})
const Words = chakra('div', { base: { minWidth: '0', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } })

export function ProfileHead({ user }: { user: UserInfo }) {
  const { t } = useLingui()
  const inviter = user.inviter_username
  return (
    <Head>
      <Portrait name={user.nickname} url={user.avatar} />
      <Words>
        <Heading look="title">
          <bdi>{user.nickname}</bdi>
        </Heading>
        <Note>{user.level_name}</Note>
        <Copyable text={user.user_no} label={t`Copy your member number`} />
        <Note>
          {inviter === null ? (
            <Trans>No inviter yet</Trans>
          ) : (
            <Trans>
              Invited by <bdi>{inviter}</bdi>
            </Trans>
          )}
        </Note>
      </Words>
    </Head>
  )
}

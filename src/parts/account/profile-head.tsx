import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { UserInfo } from '#contract/account.ts'
import { card } from '#src/theme/recipes/surface.ts'
import { Copyable } from '#src/ui/copyable.tsx'
import { Portrait } from '#src/ui/portrait.tsx'
import { Line, Tag } from '#src/ui/surface.tsx'
import { Heading, Note } from '#src/ui/text.tsx'

const Head = chakra('section', {
  base: { ...card.base, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', padding: '4' },
})
const Words = chakra('div', {
  base: { flex: '1 1 9rem', minWidth: '0', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
})

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
        <Line at="start">
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
        </Line>
      </Words>
      {user.level > 0 && <Tag tone="iris">{user.level_name}</Tag>}
    </Head>
  )
}

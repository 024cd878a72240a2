import { Trans } from '@lingui/react/macro'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { PlaceRow, Rows } from '#src/ui/rows.tsx'

export const Watchword = ({ of: watchword }: { of: string | null }) =>
  watchword === null ? (
    <Rows>
      <PlaceRow
        to="/pages/users/setting?part=watchword"
        label={<Trans>Choose a watchword</Trans>}
        note={<Trans>Words only you and we know, to tell us from a fake</Trans>}
      />
    </Rows>
  ) : (
    <Facts>
      <Fact name={<Trans>Your watchword</Trans>}>
        <bdi>{watchword}</bdi>
      </Fact>
    </Facts>
  )

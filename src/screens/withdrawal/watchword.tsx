import { Trans } from '@lingui/react/macro'
import { PlaceRow, Row, Rows } from '#src/ui/rows.tsx'

export const Watchword = ({ of: watchword }: { of: string | null }) => (
  <Rows>
    {watchword === null ? (
      <PlaceRow
        to="/pages/users/setting?part=watchword"
        label={<Trans>Choose a watchword</Trans>}
        note={<Trans>Words only you and we know, to tell us from a fake</Trans>}
      />
    ) : (
      <Row label={<Trans>Your watchword</Trans>} value={<bdi>{watchword}</bdi>} />
    )}
  </Rows>
)

import { Trans } from '@lingui/react/macro'
import { Face } from '#src/parts/trade/face.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Note } from '#src/ui/text.tsx'

export const MerchantCard = ({ name }: { name: string }) => (
  <Rows>
    <Row
      lead={<Face name={name} />}
      label={
        <>
          <Note as="span" display="block">
            <Trans>Merchant</Trans>
          </Note>
          <bdi>{name}</bdi>
        </>
      }
    />
  </Rows>
)

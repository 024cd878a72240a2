import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, Clock, ShieldCheck, ShieldQuestion } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OwnProof } from '#contract/ledger.ts'
import { decimalOf, isShare } from '#contract/money.ts'
import { required } from '#machines/lib/required.ts'
import { checkProofFlow } from '#machines/wallet/check-proof.flow.ts'
import type { Verdict } from '#machines/wallet/proof.rules.ts'
import { shareText } from '#src/lib/share-text.ts'
import { screen, type ViewProps } from '#src/lib/screen.tsx'
import { button } from '#src/theme/recipes/button.ts'
import { Amount, Digits } from '#src/ui/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { FullPageNote, Unreachable } from '#src/ui/full-page-note.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { Note } from '#src/ui/text.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { accountName } from './proof-account.tsx'

type ProofViewProps = ViewProps<typeof checkProofFlow>

const Parts = chakra('section', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } })
const Ways = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '5', alignItems: 'center' } })
const Link = chakra('a', button, { defaultProps: { kind: 'text' } })

const SaveLink = ({ own }: { own: OwnProof }) => (
  <Link
    href={`data:application/json,${encodeURIComponent(JSON.stringify(own))}`}
    download={`quay-proof-${own.proof}-${own.user_no}.json`}
  >
    <Trans>Save my part</Trans>
  </Link>
)

function PublishedLink() {
  const { i18n } = useLingui()
  return (
    <Link href={`/proof?lang=${i18n.locale}`} target="_blank" rel="noreferrer">
      <Trans>See the published proof</Trans>
    </Link>
  )
}

const HeldNote = ({ children: amount }: { children: ReactNode }) => <Trans>of that {amount} held</Trans>

const Again = ({ send }: Pick<ProofViewProps, 'send'>) => (
  <Button kind="text" onClick={() => send({ type: 'retry' })}>
    <Trans>Check again</Trans>
  </Button>
)

function Owed({ minor, currency }: { minor: string } & Pick<OwnProof, 'currency'>) {
  const { i18n } = useLingui()
  const value = decimalOf(BigInt(minor), currency)
  return isShare(currency) ? <Digits>{shareText(value, i18n.locale)}</Digits> : <Amount value={value} unit={currency} />
}

const Checking = () => <Waiting figure rows={4} />

const Matches = ({ context, send }: ProofViewProps) => {
  const [own, published] = [required(context.own), required(context.published)]
  const money = (minor: string) => <Owed minor={minor} currency={own.currency} />
  return (
    <Parts>
      <FullPageNote icon={ShieldCheck} title={<Trans>Your balance is in the published total</Trans>}>
        <Trans>Your phone did the sums itself. Compare with your balance at that time.</Trans>
      </FullPageNote>
      <Facts>
        <Fact name={<Trans>Included for you</Trans>}>{money(own.balance)}</Fact>
        {own.accounts.map(({ kind, available, held }) => (
          <Fact key={kind} name={accountName(kind)}>
            {money(String(BigInt(available) + BigInt(held)))}
            {held !== '0' && (
              <Note as="span" display="block">
                <HeldNote>{money(held)}</HeldNote>
              </Note>
            )}
          </Fact>
        ))}
        <Fact name={<Trans>Owed to all members</Trans>}>{money(published.total)}</Fact>
        <Fact name={<Trans>As of</Trans>}>
          <Moment at={published.at} />
        </Fact>
        <Fact name={<Trans>Your number</Trans>}>
          <Digits>{own.user_no}</Digits>
        </Fact>
      </Facts>
      <Ways>
        <PublishedLink />
        <SaveLink own={own} />
        <Again send={send} />
      </Ways>
    </Parts>
  )
}

const REASONS: Record<Verdict, ReactNode> = {
  matches: null,
  stranger: <Trans>This part belongs to another member number.</Trans>,
  elsewhere: <Trans>Your balance is not in the published total.</Trans>,
  miscounted: <Trans>The amount in the proof is not the one you had.</Trans>,
}

const Differs = ({ context, send }: ProofViewProps) => (
  <Parts>
    <FullPageNote icon={CircleAlert} title={<Trans>This does not add up</Trans>}>
      <p>{REASONS[required(context.verdict)]}</p>
      <p>
        <Trans>
          Save your part now and check it with the script on another device. If it fails there too, write to support and
          show it to other members.
        </Trans>
      </p>
    </FullPageNote>
    <Ways>
      <SaveLink own={required(context.own)} />
      <PublishedLink />
      <Again send={send} />
    </Ways>
  </Parts>
)

const Unable = ({ context, send }: ProofViewProps) => (
  <Parts>
    <FullPageNote icon={ShieldQuestion} title={<Trans>This browser cannot check it</Trans>}>
      <Trans>It cannot do the sums. Save your part and use the script on the published page.</Trans>
    </FullPageNote>
    <Ways>
      <SaveLink own={required(context.own)} />
      <PublishedLink />
      <Again send={send} />
    </Ways>
  </Parts>
)

const None = ({ send }: ProofViewProps) => (
  <Parts>
    <FullPageNote icon={Clock} title={<Trans>You are not in a proof yet</Trans>}>
      <Trans>We make a new proof every night. It includes everybody who has had this currency.</Trans>
    </FullPageNote>
    <Ways>
      <PublishedLink />
      <Again send={send} />
    </Ways>
  </Parts>
)

export const BalanceProofScreen = screen(
  checkProofFlow,
  {
    opening: Checking,
    reading: Checking,
    checking: Checking,
    matches: Matches,
    differs: Differs,
    unable: Unable,
    none: None,
    unreachable: ({ context, send }) => (
      <Unreachable because={context.trouble} onRetry={() => send({ type: 'retry' })} />
    ),
  },
  'data-proof',
)

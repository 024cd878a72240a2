import { Trans, useLingui } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import { CURRENCY_OF, type Quote } from '#contract/quote.ts'
import { figures, momentText } from '#src/lib/format.ts'
import { share } from '#src/lib/share.ts'
import { Button } from '#src/ui/button.tsx'
import { Copyable } from '#src/ui/copyable.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { QuoteCard } from '#src/ui/quote-card.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { toast } from '#src/ui/toast.ts'

interface ReceiptProps {
  quote: Quote
  sentAt: number | undefined
}

export function Receipt({ quote, sentAt }: ReceiptProps) {
  const { t, i18n } = useLingui()
  const { quote_no, receiver, gross, from, remark } = quote
  const unit = CURRENCY_OF[from]
  const amount = `${figures(gross, unit, i18n.locale)}${unit === 'EUR' ? '' : ` ${unit}`}`
  const text = [
    `${t`Transfer`}: ${amount}`,
    ...(receiver ? [`${t`To`}: ${receiver.nickname_masked} · ${receiver.user_no}`] : []),
    ...(sentAt === undefined ? [] : [`${t`When`}: ${momentText(sentAt)}`]),
    ...(remark ? [`${t`Note`}: ${remark}`] : []),
    `${t`Number`}: ${quote_no}`,
  ].join('\n')
  const pass = async () => {
    const done = await share(text)
    if (done !== 'shared') void toast(done === 'copied' ? t`copy successful` : t`copy failed`)
  }
  return (
    <>
      <QuoteCard quote={quote} />
      <Facts>
        {sentAt !== undefined && (
          <Fact name={<Trans>When</Trans>}>
            <Moment at={sentAt} />
          </Fact>
        )}
        <Fact name={<Trans>Number</Trans>}>
          <Copyable text={quote_no} label={t`Copy the number`} />
        </Fact>
      </Facts>
      <Button kind="text" alignSelf="flex-start" paddingInline="1" onClick={() => void pass()}>
        <Icon of={Share2} size={18} /> <Trans>Share</Trans>
      </Button>
    </>
  )
}

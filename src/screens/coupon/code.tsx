import { coupon } from '#contract/coupon.ts'
import { couponCodeFlow } from '#machines/coupon/coupon-code.flow.ts'
import { Over } from '#src/app/over.tsx'
import { page } from '#src/app/page.tsx'
import { CodeScreen } from './code.screen.tsx'

const CodePage = page(couponCodeFlow, CodeScreen).with((_, { id }: { id: number }) => ({
  key: id,
  input: { id },
  calls: { code: coupon.code },
}))

export const Code = ({ id }: { id: number }) => (
  <Over page="/pages/coupon/coupon?tab=unused">
    <CodePage id={id} />
  </Over>
)

import { Over } from '#src/app/over.tsx'
import { ChooseScreen } from './choose.screen.tsx'
import { goodsPage } from './goods-page.ts'

const ChoosePage = goodsPage(ChooseScreen)

export const Choose = ({ id }: { id: number }) => (
  <Over page="/pages/shop/shop">
    <ChoosePage id={id} />
  </Over>
)

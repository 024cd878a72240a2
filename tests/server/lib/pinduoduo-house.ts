import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { whenOver } from '#tests/world/over.ts'

export const ACCOUNT = { clientId: 'client-of-tests', secret: 'secret of tests', position: '41000000_295000000' }

type Said = Readonly<Record<string, string>>
type Answer = (said: Said, reply: ServerResponse) => unknown

const MD5 = (words: string) => createHash('md5').update(words).digest('hex').toUpperCase()
const isSigned = ({ sign, ...said }: Said) => {
  const words = Object.entries(said).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return sign === MD5(`${ACCOUNT.secret}${words.flat().join('')}${ACCOUNT.secret}`)
}

export const refusal = (error_code: number, sub_code: string | null = null) => ({
  error_response: {
    error_msg: '业务服务错误',
    sub_msg: '业务服务错误',
    sub_code,
    error_code,
    request_id: '15749321782103707',
  },
})

/** As goods.search gives them: numbers as numbers or as text, money in hundredths, rates of a thousand. */
export const pinduoduoGoods = (sign: string, more: object = {}) => ({
  goods_sign: sign,
  goods_id: 2_478_116_379,
  goods_name: `商品 ${sign}`,
  goods_thumbnail_url: 'https://t00img.yangkeduo.com/goods/images/one.jpeg',
  mall_name: '一家店',
  sales_tip: '10万+',
  cat_ids: [15, 90, 91],
  min_group_price: 5_900,
  min_normal_price: '6900',
  has_coupon: true,
  coupon_discount: '1000',
  coupon_min_order_amount: 2_000,
  coupon_remain_quantity: 19_000,
  promotion_rate: 80,
  ...more,
})

const CATEGORIES = {
  goods_cats_get_response: {
    goods_cats_list: [
      { cat_id: 15, cat_name: '百货', level: 1, parent_cat_id: 0 },
      { cat_id: '14', cat_name: '女装', level: 1, parent_cat_id: 0 },
    ],
    request_id: '1',
  },
}
const LINK = 'https://mobile.yangkeduo.com/duo_coupon_landing.html?goods_id=1&pid=41000000_295000000'
export const linkAnswer = (mobile_url: string, mobile_short_url = 'https://p.pinduoduo.com/ctzmcX8k') => ({
  goods_promotion_url_generate_response: { goods_promotion_url_list: [{ url: LINK, mobile_url, mobile_short_url }] },
})
export const searchAnswer = (goods_list: readonly unknown[], total_count = goods_list.length, list_id = 'list') => ({
  goods_search_response: { goods_list, total_count, list_id, search_id: 's' },
})

const USUAL: Readonly<Record<string, (said: Said) => object>> = {
  'pdd.goods.cats.get': () => CATEGORIES,
  'pdd.ddk.goods.search': () => searchAnswer([pinduoduoGoods('one')]),
  'pdd.ddk.goods.promotion.url.generate': () => linkAnswer(LINK),
}

/** A house on this machine that answers as Pinduoduo does, and remembers what it was asked. */
export async function openPinduoduo() {
  const asked: Said[] = []
  const answers = new Map<string, Answer>()
  const held = new Set<ServerResponse>()
  const json = (reply: ServerResponse, body: unknown, status = 200) =>
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const server = createServer((request: IncomingMessage, reply) => {
    void (async () => {
      const said = Object.fromEntries(new URLSearchParams(await text(request)))
      asked.push(said)
      const type = said['type'] ?? ''
      const answer = answers.get(type)
      if (!isSigned(said)) return json(reply, refusal(20_004, '20004'))
      return answer ? answer(said, reply) : json(reply, USUAL[type]?.(said) ?? refusal(10_001))
    })()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  whenOver(async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/router`,
    asked,
    of: (type: string) => asked.filter((said) => said['type'] === type),
    says: (type: string, body: (said: Said) => unknown, status = 200) =>
      answers.set(type, (said, reply) => json(reply, body(said), status)),
    sends: (type: string, words: string) => answers.set(type, (_, reply) => reply.end(words)),
    leads: (type: string, to: string) => answers.set(type, (_, reply) => reply.writeHead(302, { location: to }).end()),
    hangs: (type: string) => answers.set(type, (_, reply) => void held.add(reply)),
    usual: () => {
      answers.clear()
      asked.length = 0
    },
  }
}

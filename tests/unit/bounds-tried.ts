import { payment } from '#contract/payment.ts'
import { ACCOUNT } from '#tests/world/banks.ts'
import { TRIED_OF_THE_SHOP } from './bounds-tried-shop.ts'
import type { Tried } from './tried.ts'

const NO_AMOUNTS = (
  '-1 -0.01 -0 0 0.00 0.00000000 0.000000001 1000000000000 999999999999.000000001 ' +
  '00.5 .5 1. 1,5 +1 1e3 0x10 １２ NaN Infinity'
).split(' ')
const DIGITS = ['20481', '2048160', '20481x', ' 204816', '２０４８１６']
const NO_DEGREES = '1. .5 1,5 +1 1e1 0x10 １２ NaN Infinity north 9999 --1'.split(' ')
const UNSEEN = ['Mi\u200bra', '\u202eariM', '\u3164', 'Mi\ufffdra']
const both = (...names: readonly string[]) =>
  ['add', 'edit'].flatMap((call) => names.map((name) => `address.${call} ${name}`))

export const TRIED: readonly Tried[] = [
  ...TRIED_OF_THE_SHOP,
  {
    fields: both('consignee'),
    takes: ['M', ' Mira  Kallas ', '林晓雨', 'מירה', "d'Été"],
    refuses: { 'name-required': ['', ' '], 'text-long': ['x'.repeat(31)], 'text-invalid': UNSEEN },
  },
  {
    fields: both('mobile'),
    takes: ['1391234567', '+8613912345678', '(040) 555-01234', '\u202a+49 40 55501234\u202c', '０４０５５５０１２'],
    refuses: {
      required: ['', ' '],
      'text-long': ['1'.repeat(31)],
      'phone-abroad': ['12345', '1'.repeat(16), '++49 4055501234', 'mira', '040 555 x 1234', '49+4055501234'],
    },
  },
  {
    fields: both('province', 'district'),
    takes: ['', ' ', 'Hamburg', '浙江省'],
    refuses: { 'text-long': ['x'.repeat(61)], 'text-invalid': UNSEEN },
  },
  {
    fields: both('city'),
    takes: ['Hamburg', '杭州市'],
    refuses: { required: ['', ' '], 'text-long': ['x'.repeat(61)], 'text-invalid': UNSEEN },
  },
  {
    fields: both('detail'),
    takes: ['Am Kaiserkai 12', '文三路 90 号 2 幢 301 室'],
    refuses: {
      'address-required': ['', ' '],
      'text-short': ['abc'],
      'text-long': ['x'.repeat(121)],
      'text-invalid': UNSEEN.map((text) => `${text} 12345`),
    },
  },
  {
    fields: both('lat'),
    takes: ['', '0', '90', '-90', '53.5441'],
    refuses: { unreadable: [...NO_DEGREES, '90.1', '-91', '-0.000000001'] },
  },
  {
    fields: both('lng'),
    takes: ['', '0', '180', '-180', '99.9963'],
    refuses: { unreadable: [...NO_DEGREES, '180.1', '-181'] },
  },
  {
    fields: ['placement_no'],
    takes: ['J0123456789'],
    refuses: { unreadable: ['', 'J012345678', 'J01234567890', 'j0123456789', 'T0123456789', 'J０１２３４５６７８９'] },
  },
  {
    fields: ['amount', 'quantity', 'price', 'least', 'most', 'wanted'],
    takes: ['1', '0.00000001', '999999999999.99999999', ' 12.5 '],
    refuses: { 'amount-required': ['', ' '], 'amount-invalid': NO_AMOUNTS },
  },
  {
    fields: [
      ...['invest.quote', 'robot.buy'].map((call) => `${call} amount`),
      'trade.buyers quantity',
      'min_price',
      'max_price',
    ],
    takes: ['', '1', '0.00000001', '999999999999.99999999', ' 12.5 '],
    refuses: { 'amount-required': [' '], 'amount-invalid': NO_AMOUNTS },
  },
  {
    fields: [
      'points',
      ...['recharge.recharge', 'payment.rechargeByWechat', 'payment.rechargeByAlipay'].map((call) => `${call} amount`),
    ],
    takes: ['1', '999999999999'],
    refuses: { 'amount-required': [''], 'amount-invalid': NO_AMOUNTS, 'amount-places': ['1.5', '1.0'] },
  },
  {
    fields:
      'id channel_id type_id version bank_id page limit start_time end_time num level cate_id robot_id store_id goods_id variant_id'.split(
        ' ',
      ),
    takes: ['1', '7'],
    refuses: { unreadable: ['-1', '1.5', '1e1', '0x1', '+1', ' 1', 'one', '９', '9'.repeat(16)] },
  },
  {
    fields: ['lat'],
    takes: ['0', '90', '-90', '53.5441', '-0.000000000000001'],
    refuses: { required: [''], unreadable: [...NO_DEGREES, '90.1', '-91'] },
  },
  {
    fields: ['lng'],
    takes: ['0', '180', '-180', '99.9963'],
    refuses: { required: [''], unreadable: [...NO_DEGREES, '180.1', '-181'] },
  },
  {
    fields: ['shop.forgetVisits ids'],
    takes: ['', '1', '1,2,999999999', Array.from({ length: 50 }, () => '7').join(',')],
    refuses: { unreadable: [',', '1,', ',1', '1, 2', '-1', 'one', '1000000000', '１', '1,'.repeat(50) + '1'] },
  },
  {
    fields: ['ledger.proof currency'],
    takes: ['EUR', 'POINTS', 'EQ-HRBR', 'FU-TIDE'],
    refuses: { unreadable: ['eur', 'EQ-', 'EQ-hrbr', 'XX-HRBR', 'EQ-HARBOURS-99', 'EQ-HRBR\n'] },
  },
  {
    fields: ['zone'],
    takes: ['UTC', 'Europe/Amsterdam', 'Asia/Jerusalem'],
    refuses: { required: [''], unreadable: ['Amsterdam', 'Europe/Nowhere', 'UTC\n'] },
  },
  {
    fields: ['address_id'],
    takes: ['1', '7'],
    refuses: { unreadable: ['-1', '1.5', '1e1', '0x1', '+1', ' 1', 'one', '９', '9'.repeat(16)] },
  },
  {
    fields: ['info', 'cancel'].map((call) => `withdrawal.${call} order_no`),
    takes: ['W0000000001', ' W9999999999 '],
    refuses: { unreadable: ['W000000001', 'W00000000001', 'T0000000001', 'w0000000001', '0000000001', 'W１234567890'] },
  },
  {
    fields: ['account.updateProfile nickname', 'service.open nickname'],
    takes: ['M', ' Mira K ', 'x'.repeat(30), '🙂'.repeat(30), 'מירה', '👩‍🚀'],
    refuses: {
      'nickname-required': [' '],
      'nickname-long': ['x'.repeat(31), '🙂'.repeat(31)],
      'nickname-invalid': ['Mi\u200bra', '\u202eariM', '\u3164', '\u200d', 'Mi\nra', '\ufffd'],
    },
  },
  {
    fields: ['account.updateProfile avatar'],
    takes: ['', `/files/pictures/${'0'.repeat(32)}`],
    refuses: {
      unreadable: [
        '/files/pictures/',
        `/files/pictures/${'0'.repeat(33)}`,
        'https://quay.test/a.jpg',
        '/pages/my/index',
      ],
    },
  },
  { fields: ['agree'], takes: ['1'], refuses: { 'agree-required': ['0'], unreadable: ['2', 'true'] } },
  { fields: ['score'], takes: ['1', '5'], refuses: { unreadable: ['0', '6', '-1', '1.5', '10'] } },
  { fields: ['code', 'old_code'], takes: ['204816'], refuses: { 'code-incomplete': DIGITS } },
  {
    fields: ['watchword'],
    takes: ['oak!', '⚓'.repeat(40), ' two green lighthouses ', 'מגדלור ירוק'],
    refuses: {
      required: ['', ' '],
      'watchword-length': ['oak', '⚓'.repeat(41)],
      unreadable: ['two\nlines', 'turned\u202earound', 'hid\u200bden'],
    },
  },
  {
    fields: ['second'],
    takes: ['204816', ' 204816 ', '7K3QM-X9D2F', '7k3qm x9d2f', '7K3QMX9D2F', 'passkey', '{"id":"QUJD"}'],
    refuses: {
      'second-invalid':
        '20481|2048160|２０４８１６|7K3QM-X9D2|7K3QM--X9D2F|7K3Q*-X9D2F|passkeys|{}|{"id":1|["id"]|{"id":\n1}'.split(
          '|',
        ),
    },
    filled: (length) => (length < 3 ? 'x'.repeat(length) : `{${'x'.repeat(length - 2)}}`),
  },
  { fields: ['payword', 'old_payword'], takes: ['204816'], refuses: { 'pin-incomplete': DIGITS } },
  {
    fields: ['email'],
    takes: ['Mara@Quay.test', 'a@b.cd'],
    refuses: { 'email-invalid': ['a', 'a@b', '@b.cd', 'a@', 'a b@c.de', 'a@b..cd', 'a@b@c.de', '<a@b.cd>'] },
    filled: (length) =>
      'a@b.cd'
        .slice(-length || 6)
        .padStart(length, 'x')
        .slice(0, length),
  },
  {
    fields: ['mobile'],
    takes: ['13912345678', '19900000000'],
    refuses: { 'phone-invalid': ['1391234567', '139123456789', '12912345678', '23912345678', '+8613912345678'] },
  },
  {
    fields: ['username'],
    takes: ['mara_1', 'Mara-Quist1'],
    refuses: { 'username-invalid': ['mara1', 'mara_quist_1', 'mara quist', 'mära_1'] },
  },
  {
    fields: ['invite_code'],
    takes: ['ABC123', 'abcdef123456'],
    refuses: { 'invite-invalid': ['ABC12', 'ABCDEF1234567', 'ABC-12'] },
  },
  {
    fields: ['first_name', 'last_name'],
    takes: ["Jean-Luc d'Été Jr."],
    refuses: { 'latin-only': ['Иван', '名', 'Mara 2', 'a@b'] },
  },
  {
    fields: ['bank_name', 'address'],
    takes: [ACCOUNT.bank_name, ACCOUNT.address],
    refuses: { 'latin-only': ['Улица 1', '名', 'a@b', '<b>'] },
  },
  {
    fields: ['iban'],
    takes: [ACCOUNT.iban, 'gb82 west 1234 5698 7654 32'],
    refuses: {
      'iban-country': ['XX89370400440532013000'],
      'iban-length': ['DE8937040044053201300', 'DE893704004405320130000'],
      'iban-invalid': ['DE88370400440532013000', 'DE89370400440532013001', 'DE8937040044053201300A'],
    },
  },
  {
    fields: ['swift'],
    takes: [ACCOUNT.swift, 'cobadeff'],
    refuses: { 'swift-invalid': ['COBADEF', 'COBADEFFX', 'COBADEFFXXXX', '1OBADEFF'] },
  },
  { fields: ['country'], takes: ['DE', 'xk'], refuses: { 'country-required': ['XX', 'DEU', 'D'] } },
  {
    fields: ['idem'],
    takes: ['a'.repeat(16), `${'A-_9'.repeat(16)}`],
    refuses: { unreadable: ['a'.repeat(15), 'a'.repeat(65), 'a'.repeat(15).concat(' '), 'é'.repeat(16)] },
  },
  {
    fields: ['order_no', 'parent_no'],
    takes: ['T0123456789'],
    refuses: { unreadable: ['T012345678', 'T01234567890', 't0123456789', '0123456789T'] },
  },
  {
    fields: ['merchant_no'],
    takes: ['', '12345678'],
    refuses: { 'merchant-unknown': ['1234567', '123456789', '1234567x'] },
  },
  {
    fields: ['hours'],
    takes: ['00:00-23:59', '20:00-04:30'],
    refuses: { 'hours-invalid': ['24:00-01:00', '00:60-01:00', '9:00-17:00', '09:00', '09:00-17:00x'] },
  },
  {
    fields: ['period'],
    takes: ['2026', '2026-01', '2099-12'],
    refuses: { unreadable: ['1999', '2026-00', '2026-13', '2026-1', '2026-11-22', '202611'] },
  },
  {
    fields: ['path'],
    takes: ['/user/finance/transfer', '/trade/order/create'],
    refuses: { unreadable: ['/admin/x', '/user/../x', 'user/x', '/user/', '/user/x?y'] },
  },
  {
    fields: ['endpoint'],
    takes: ['https://push.test/a'],
    refuses: { unreadable: ['http://push.test/a', 'https://', 'https://a@push.test', 'https://push.test/a b'] },
    filled: (length) => 'https://'.padEnd(length, 'x'),
  },
  {
    fields: ['p256dh'],
    takes: ['x'.repeat(87)],
    refuses: { unreadable: ['x'.repeat(86), 'x'.repeat(88), '='.repeat(87)] },
  },
  {
    fields: ['auth'],
    takes: ['x'.repeat(22)],
    refuses: { unreadable: ['x'.repeat(21), 'x'.repeat(23), '='.repeat(22)] },
  },
  {
    fields: ['cursor'],
    takes: ['0-0', `${'9'.repeat(18)}-1`],
    refuses: { unreadable: ['1', '1-', '-1-1', `${'9'.repeat(19)}-1`, '1-1-1'] },
  },
  {
    fields: ['recharge', 'info', 'cancel', 'appeal'].map((call) => `recharge.${call} order_no`),
    takes: ['R0000000001', ' R9999999999 '],
    refuses: { unreadable: ['R000000001', 'R00000000001', 'T0000000001', 'r0000000001', '0000000001', 'R１234567890'] },
  },
  {
    fields: ['order', 'stop'].map((call) => `invest.${call} order_no`),
    takes: ['I0000000001', ' I9999999999 '],
    refuses: { unreadable: ['I000000001', 'I00000000001', 'T0000000001', 'i0000000001', '0000000001', 'I１234567890'] },
  },
  {
    fields: ['invest.tasks order_no'],
    takes: ['', 'I0000000001', ' I9999999999 '],
    refuses: { unreadable: ['I000000001', 'I00000000001', 'T0000000001', 'i0000000001', '0000000001', 'I１234567890'] },
  },
  {
    fields: Object.keys(payment).map((call) => `payment.${call} order_no`),
    takes: ['R0000000001', 'S0000000001', ' O9999999999 '],
    refuses: { unreadable: ['R000000001', 'O00000000001', 'P0000000001', 'o0000000001', '0000000001', 'R１234567890'] },
  },
  {
    fields: ['paying'],
    takes: ['', 'S0000000001 points 120', ' O9999999999 credit 600.00 ', 'T0000000001 balance 0.01'],
    refuses: {
      unreadable: [
        'R0000000001 balance 600.00',
        'S0000000001 balance',
        'S0000000001  balance 1',
        'S0000000001 balance 1.5',
        'S0000000001 balance -1',
        'S0000000001 Balance 1',
        'quote M000000000000001',
      ],
    },
  },
  {
    fields: ['pay_no'],
    takes: ['P0000000001', ' P9999999999 '],
    refuses: { unreadable: ['P000000001', 'P00000000001', 'R0000000001', 'p0000000001', '0000000001', 'P１234567890'] },
  },
  {
    fields: ['return_path'],
    takes: ['', '/pages/index/index', '/pages/money/pay?order_no=R0000000001&way=1', '/pages/'],
    refuses: {
      unreadable: ['pages/x', '/page', '//evil.test', '/pages//x y', 'https://evil.test', 'javascript:1', '/pages/#x'],
    },
  },
  {
    fields: ['images', 'pay_types'],
    takes: ['["wallet"]'],
    refuses: { unreadable: ['wallet', '{}', '[1]', '[', '"wallet"'] },
    filled: (length) => '["wallet"]'.padEnd(length),
  },
]
export const EASY: Tried = {
  fields: ['payword'],
  takes: ['204816'],
  refuses: { 'pin-common': ['000000', '123456', '654321', '890123', '121212', '123123'], 'pin-incomplete': DIGITS },
}

export const parcel = {
  label: '包裹 {number}',
  unsent: '尚未发货',
  state: {
    none: '已登记',
    collected: '已揽收',
    on_the_way: '运输中',
    delivering: '派送中',
    signed: '已签收',
    problem: '延误',
  },
  happened: {
    none: '已登记',
    collected: '已交给快递',
    on_the_way: '运输中',
    delivering: '派送中',
    signed: '已签收',
    problem: '运输出现问题',
  },
  at: '{words}，{place}',
  sandbox: {
    name: '测试快递',
    mark: '沙盒：本页代表快递公司的页面，属于演示，不会真的寄送任何东西。',
    number: '运单号 {number}',
    none: '还没有任何消息。',
    missing: '没有这个包裹。',
  },
}

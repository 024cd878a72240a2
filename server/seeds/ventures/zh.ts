import type { VentureTexts } from './texts.ts'

export const zh: VentureTexts = {
  demo: '演示',
  note: '本产品属于演示内容：不会建造任何东西，也没有真实资金流动。',
  terms: '条款',
  category: '港口与能源',
  steps: ['许可已取得', '建设已完成', '最后一期'],
  said: {
    'robot-heron': {
      title: 'Heron',
      brief: '每天查看币价 4 次的机器人。',
      text: 'Heron 按照一条公开规则，依据已记录的价格运行。您的投入金额始终存放在独立账户中。',
    },
    'robot-tern': {
      title: 'Tern',
      brief: '每天查看币价 8 次的机器人。',
      text: 'Tern 与 Heron 规则相同，但时段更短。时段越短，涨跌越多，某一天也可能没有收入。',
    },
    'robot-gannet': {
      title: 'Gannet',
      brief: '以币购买、每天查看价格 12 次的机器人。',
      text: 'Gannet 以币购买，退回的也是币。其间币价可能下跌。',
    },
    'plan-heron': {
      title: 'Heron 30',
      brief: '为期 30 天、每日核算的计划。',
      text: '每天按当日公布的比率核算，并从本计划的资金池支付。',
    },
    'plan-tern': {
      title: 'Tern 60',
      brief: '为期 60 天、到期核算一次的计划。',
      text: '只有一期，即最后一天。在此之前不支付任何款项。',
    },
    'plan-gannet': {
      title: 'Gannet 90',
      brief: '以 USDT 计价、为期 90 天、每日核算的计划。',
      text: '以 USDT 购买，退回的也是 USDT。目前资金池余额较少，各期可能需要等待。',
    },
    'harbour-solar': {
      title: 'Harbour Solar，鹿特丹',
      brief: '港口四座仓库屋顶上的太阳能板。',
      text: '四个屋顶共安装 2600 块板。项目可能带来的收入在最后一天核算一次。',
    },
    'tidal-gate': {
      title: 'Tidal Gate，埃姆登',
      brief: '旧船闸中的一台小型涡轮机。',
      text: '涡轮机随每次潮汐运转。几天后开始发售。',
    },
    'quay-cranes': {
      title: 'Quay Cranes，格丁尼亚',
      brief: '小型码头的两台二手起重机。',
      text: '已全部认购。起重机按天出租。',
    },
    'cold-store': {
      title: 'Cold Store，热那亚',
      brief: '码头旁的水果冷库。',
      text: '发售已结束，冷库正在运营。可能带来的收入在期末核算。',
    },
    'harbour-notes': {
      title: 'Harbour Notes',
      brief: '为期 30 天、每份 40 欧元的认购。',
      text: '每份每天按公布的比率核算。',
    },
    'dollar-basket': {
      title: 'Dollar Basket',
      brief: '以 USDT 计价、为期 30 天的认购。',
      text: '以 USDT 购买，到期退回 USDT。',
    },
    'coin-reserve': {
      title: 'Coin Reserve',
      brief: '以币计价、为期 45 天、到期核算的认购。',
      text: '以币购买，退回的也是币。其间币价可能下跌。',
    },
  },
}

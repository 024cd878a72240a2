import type { ShareTexts } from './en.ts'

export const zh: ShareTexts = {
  works: { title: '港务工程（演示）', about: '一家虚构公司的演示股份，该公司维修港口起重机。' },
  optics: { title: '灯塔光学（演示）', about: '一家虚构公司的演示股份，该公司为灯塔磨制透镜。' },
  share: ['在兑换开放期间，只要我们还有股份，积分即可兑换为股份。', '股份不是钱。没有人承诺购买，其价格可能跌至零。'],
  tide: { title: '潮汐（演示）', category: '混合基金', about: '一只虚构的基金，持有股票和债券。' },
  quay: { title: '防波堤（演示）', category: '债券基金', about: '一只虚构的基金，只持有债券。' },
  fund: {
    manager: 'Quay 演示团队',
    fee: '年度手续费已从净值中扣除。',
    risk: '净值可能下跌，您可能损失全部。过往净值不代表未来。',
    look: '此基金仅供查看，不能购买。',
    stocks: '股票',
    bonds: '债券',
    cash: '现金',
  },
  paper: {
    facts: '主要信息（演示）',
    risks: '风险与手续费（演示）',
    demo: '本文件属于演示内容。该基金是虚构的，本文件不构成要约。',
    what: '这是什么',
    value: '净值按演示的固定公式在每个工作日给出。',
    can: '可能发生什么',
    happens: ['净值可能下跌，甚至跌至零。', '没有人承诺回报。', '债券可能无法兑付。'],
    cost: '手续费',
  },
}

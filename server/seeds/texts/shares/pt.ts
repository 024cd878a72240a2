import type { ShareTexts } from './en.ts'

export const pt: ShareTexts = {
  works: {
    title: 'Oficinas do Porto (demo)',
    about: 'Uma participação demo numa empresa inventada que repara gruas portuárias.',
  },
  optics: {
    title: 'Ótica do Farol (demo)',
    about: 'Uma participação demo numa empresa inventada que lapida lentes para faróis.',
  },
  share: [
    'Os pontos tornam-se participações enquanto a troca está aberta e temos participações.',
    'Uma participação não é dinheiro. Ninguém promete comprá-la e o preço pode cair até zero.',
  ],
  tide: { title: 'Maré (demo)', category: 'Fundo misto', about: 'Um fundo inventado de ações e obrigações.' },
  quay: { title: 'Quebra-mar (demo)', category: 'Fundo de obrigações', about: 'Um fundo inventado só de obrigações.' },
  fund: {
    manager: 'Equipa demo da Quay',
    fee: 'A comissão anual já está descontada do valor.',
    risk: 'O valor pode cair e pode perder tudo. Valores passados nada dizem sobre os futuros.',
    look: 'Este fundo está aqui só para consulta. Não pode ser comprado.',
    stocks: 'Ações',
    bonds: 'Obrigações',
    cash: 'Liquidez',
  },
  paper: {
    facts: 'Dados principais (demo)',
    risks: 'Riscos e custos (demo)',
    demo: 'Este documento faz parte da demo. O fundo é inventado e isto não é uma oferta.',
    what: 'O que é',
    value: 'O valor é indicado em cada dia útil, por uma fórmula fixa da demo.',
    can: 'O que pode acontecer',
    happens: ['O valor pode cair, até zero.', 'Ninguém promete um retorno.', 'As obrigações podem não ser pagas.'],
    cost: 'Quanto custa',
  },
}

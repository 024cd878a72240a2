import type { VentureTexts } from './texts.ts'

export const pt: VentureTexts = {
  demo: 'demo',
  note: 'Esta oferta pertence à demonstração: nada é construído e nenhum dinheiro real se move.',
  terms: 'Condições',
  category: 'Porto e energia',
  steps: ['Licenças obtidas', 'Obra concluída', 'Última data'],
  said: {
    'robot-heron': {
      title: 'Heron',
      brief: 'Um robô que olha para o preço das moedas 4 vezes por dia.',
      text: 'O Heron segue uma regra publicada sobre preços registados. O valor aplicado nunca sai da sua própria conta.',
    },
    'robot-tern': {
      title: 'Tern',
      brief: 'Um robô que olha para o preço das moedas 8 vezes por dia.',
      text: 'O Tern segue a mesma regra do Heron em períodos mais curtos. Períodos mais curtos trazem mais subidas e descidas, e um dia pode não trazer nada.',
    },
    'robot-gannet': {
      title: 'Gannet',
      brief: 'Um robô comprado em moedas que olha para o preço 12 vezes por dia.',
      text: 'O Gannet compra-se em moedas e voltam moedas. O seu preço pode descer entretanto.',
    },
    'plan-heron': {
      title: 'Heron 30',
      brief: 'Um plano de 30 dias, calculado todos os dias.',
      text: 'Cada dia é calculado pela percentagem publicada nesse dia e pago pelo fundo deste plano.',
    },
    'plan-tern': {
      title: 'Tern 60',
      brief: 'Um plano de 60 dias, calculado uma vez no fim.',
      text: 'Há uma só data, o último dia. Até lá nada é pago.',
    },
    'plan-gannet': {
      title: 'Gannet 90',
      brief: 'Um plano em USDT de 90 dias, calculado todos os dias.',
      text: 'Compra-se em USDT e voltam USDT. O fundo tem pouco neste momento, por isso as datas podem ter de esperar.',
    },
    'harbour-solar': {
      title: 'Harbour Solar, Roterdão',
      brief: 'Painéis em quatro telhados de armazéns no porto.',
      text: 'Quatro telhados levam 2600 painéis. O que o projeto pode trazer calcula-se uma vez, no último dia.',
    },
    'tidal-gate': {
      title: 'Tidal Gate, Emden',
      brief: 'Uma pequena turbina numa eclusa antiga.',
      text: 'A turbina trabalha com cada maré. A venda começa daqui a alguns dias.',
    },
    'quay-cranes': {
      title: 'Quay Cranes, Gdynia',
      brief: 'Duas gruas usadas para um pequeno cais.',
      text: 'Está tudo tomado. As gruas alugam-se ao dia.',
    },
    'cold-store': {
      title: 'Cold Store, Génova',
      brief: 'Um armazém frigorífico para fruta junto ao cais.',
      text: 'A venda terminou e o armazém está a funcionar. O que pode trazer calcula-se no fim.',
    },
    'harbour-notes': {
      title: 'Harbour Notes',
      brief: 'Uma subscrição de 30 dias a 40 euros a unidade.',
      text: 'Cada unidade é calculada todos os dias pela percentagem publicada.',
    },
    'dollar-basket': {
      title: 'Dollar Basket',
      brief: 'Uma subscrição em USDT de 30 dias.',
      text: 'Compra-se em USDT e no fim voltam USDT.',
    },
    'coin-reserve': {
      title: 'Coin Reserve',
      brief: 'Uma subscrição em moedas de 45 dias, calculada no fim.',
      text: 'Compra-se em moedas e voltam moedas. O seu preço pode descer entretanto.',
    },
  },
}

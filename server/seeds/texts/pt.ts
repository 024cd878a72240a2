import type { Texts } from './en.ts'

export const pt: Texts = {
  author: 'A equipa Quay',
  about: {
    title: 'Sobre a Quay',
    summary: 'O que a Quay é, e o que não é.',
    lines: [
      'A Quay aproxima membros que querem vender uma quantidade de uma moeda digital de comerciantes que a compram a um preço unitário indicado.',
      '# Com o que pode contar',
      '- Vê sempre o preço, a comissão e o valor líquido antes de confirmar.',
      '- Cada movimento de dinheiro é registado duas vezes, uma de cada lado, e os dois registos coincidem sempre.',
      '- Um levantamento mostra sempre o seu estado, o motivo e quem decide a seguir.',
      '# O que é esta versão',
      'Isto é uma demonstração. As pessoas, os preços e os saldos são inventados e não circula dinheiro verdadeiro.',
    ],
  },
  reg_rule: {
    title: 'Termos de registo',
    summary: 'As regras para membros, em resumo.',
    lines: [
      'Ao criar uma conta aceita estas regras. Este é o texto da demonstração; um serviço real substitui-o pelo seu.',
      '# A sua conta',
      '- É maior de idade e a conta é apenas para si.',
      '- Guarda para si a palavra-passe e os códigos. Nunca os pedimos.',
      '- O e-mail tem de ser seu; é por ele que o contactamos.',
      '# Negociar',
      '- Negoceia com outros membros e comerciantes. A plataforma retém a quantidade até ambas as partes cumprirem a sua.',
      '- Os preços podem subir e descer. Ninguém lhe promete um rendimento.',
      '- As comissões são mostradas antes de confirmar e depois nunca mudam.',
      '# Terminar',
      'Pode pedir o encerramento da conta quando já não houver nela ordens em aberto nem dinheiro que possa ser levantado.',
    ],
  },
  privacy: {
    title: 'Privacidade',
    summary: 'O que guardamos sobre si, e porquê.',
    lines: [
      'Guardamos o que é preciso para a sua conta, e nada para vender.',
      '- O seu e-mail, e o número de telefone se o indicar, para iniciar sessão e o contactar.',
      '- O que fez com o seu dinheiro, porque os livros têm de estar completos.',
      '- Quando as suas sessões foram abertas e vistas pela última vez, para que as possa terminar.',
      'As palavras-passe e os códigos são guardados de uma forma que ninguém consegue reler. Não usamos cookies.',
    ],
  },
  risk: {
    title: 'Aviso de risco',
    summary: 'Leia antes de negociar.',
    lines: [
      'O preço de uma moeda digital pode descer depressa, até zero. Negoceie apenas o que pode perder.',
      '- Os preços passados nada dizem sobre os futuros.',
      '- Um valor esperado é uma estimativa, não uma promessa.',
      '- Um pagamento fora da plataforma não é protegido por ela.',
      'Se alguém lhe prometer um lucro, não somos nós.',
    ],
  },
  zhuxiao_rule: {
    title: 'Encerrar a conta',
    summary: 'O que acontece quando o pede.',
    lines: [
      'Analisamos um pedido em 5 a 7 dias úteis. Antes de o fazer, conclua as ordens e os levantamentos em aberto e levante o seu dinheiro: na conta não pode ficar nada que possa ser levantado.',
      'Se iniciar sessão antes de a conta ser encerrada, o pedido fica sem efeito.',
      'Depois, o seu nome e os seus contactos são removidos. Os livros dos negócios passados têm de ser guardados.',
    ],
  },
  white_paper: {
    title: 'Livro branco da Quay',
    summary: 'Como funciona a plataforma.',
    lines: [
      'Este documento descreve como a Quay é construída. Não é uma oferta nem um conselho, e não promete qualquer rendimento.',
      '# Negociar',
      'Um membro oferece uma quantidade a um preço unitário. O sistema procura um comerciante durante até 60 minutos. Entretanto a quantidade fica cativa e o membro pode cancelar.',
      '# Os livros',
      'Cada movimento é escrito duas vezes e a soma é zero. A conta de um membro nunca pode ficar abaixo de zero; a própria base de dados o recusa.',
      '# Recompensas',
      'As recompensas são pagas apenas de um fundo com comissões realizadas ou capital da plataforma. O dinheiro de um membro nunca paga a outro.',
      '# Levantamentos',
      'Um levantamento não exige outra compra nem comissão antecipada. Mostra sempre o seu estado, o seu prazo e quem decide.',
      '# Riscos',
      '- Os preços podem descer.',
      '- A outra parte pode não pagar; duas pessoas da nossa equipa decidem uma disputa.',
      '- O software tem falhas; este é testado abertamente.',
    ],
  },
  news: [
    {
      title: 'Boas-vindas à demonstração',
      summary: 'Explore à vontade: nada aqui é real.',
      lines: [
        'Tudo nesta demonstração é inventado: as pessoas, os preços e os saldos.',
        'Inicie sessão com uma das contas de demonstração ou crie a sua. O código chega à caixa de entrada de desenvolvimento.',
        '=> Para que serve example.com',
      ],
    },
    {
      title: 'Horário do mercado',
      summary: 'Quando se pode negociar.',
      lines: [
        'O mercado faz uma pausa de uma hora todos os dias.',
        'O ecrã inicial mostra até quando está aberto e, durante a pausa, o tempo que falta para a próxima abertura.',
      ],
    },
    {
      title: 'Dez idiomas',
      summary: 'Escolha a sua nas definições.',
      lines: [
        'A Quay fala dez idiomas. Escolha o seu em A minha conta, Definições, Idioma.',
        'As mensagens e os e-mails seguem a sua escolha.',
      ],
    },
  ],
  popup: {
    title: 'Novidade: vê quem compra',
    body: 'Por baixo do montante estão os comerciantes que compram agora e quanto cada um lhe pagaria.',
  },
  marquee: 'O mercado faz uma pausa de uma hora todos os dias; o ecrã inicial mostra quando.',
  sellers: [
    { tag: 'Cartão bancário', desc: 'Vende moedas por cartão. Inventado para esta demonstração.' },
    {
      tag: 'Transferência bancária',
      desc: 'Uma bolsa cujos preços mudam a cada minuto. Inventada para esta demonstração.',
    },
    { tag: 'Numerário', desc: 'Uma loja onde se trocam moedas por numerário. Inventada para esta demonstração.' },
  ],
  ways: 'Isto é uma demonstração: não envie dinheiro nem moedas reais. Qualquer foto serve de comprovativo.',
  online: 'Isto é uma demonstração: não envie dinheiro nem USDT reais.',
  help: {
    work_time: 'De segunda a sexta, das 09:00 às 18:00, hora de Amesterdão',
    faq: [
      {
        q: 'Não recebi o código. E agora?',
        a: 'Verifique o endereço, espere um minuto e peça um novo. Na demonstração, os códigos chegam à caixa de entrada de desenvolvimento.',
      },
      {
        q: 'Esqueci-me da palavra-passe.',
        a: 'Escolha «Esqueceu-se da palavra-passe?» no ecrã de início de sessão. Precisa de acesso ao seu e-mail.',
      },
      { q: 'Os preços são reais?', a: 'Não. Isto é uma demonstração e os preços são inventados.' },
    ],
  },
}

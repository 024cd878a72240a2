export const robot = {
  intro: {
    what: 'Um robô segue uma única regra publicada sobre preços registados da moeda. Qualquer pessoa pode refazer as contas do que ele fez.',
    money:
      'Nunca negoceia com o valor aplicado: este é mantido à parte e volta inteiro. O que um dia traz é pago por um fundo, e pode não ser nada.',
  },
  done: {
    buy: 'Comprado. Pode retirá-lo durante 24 horas.',
  },
}

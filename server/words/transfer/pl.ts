export const transfer = {
  title: 'Zablokowany przelew',
  notice: {
    disputed:
      '{amount} od {name} pozostaje zablokowane, bo konto nadawcy zostało zatrzymane. Nasz zespół zdecyduje i da znać.',
    released: '{amount} od {name} nie jest już zablokowane. Nasz zespół zdecydował, że te środki są Twoje.',
    kept: 'Nasz zespół zdecydował o {amount} z Twojego konta do {name}: środki tam zostają.',
    returned: '{amount} z Twojego konta do {name} wróciło do Ciebie. Tak zdecydował nasz zespół.',
    gone: '{amount} od {name} wróciło do nadawcy, bo jego konto zostało zatrzymane. Tak zdecydował nasz zespół.',
  },
  done: {
    send: 'Wysłano.',
  },
}

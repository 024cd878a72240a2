export const transfer = {
  title: 'Gereserveerde overboeking',
  notice: {
    disputed:
      '{amount} van {name} blijft gereserveerd, omdat het account van de afzender is stilgezet. Ons team beslist en laat het u weten.',
    released: '{amount} van {name} is niet meer gereserveerd. Ons team heeft beslist dat het bedrag van u is.',
    kept: 'Ons team heeft beslist over {amount} van uw account aan {name}: het bedrag blijft daar.',
    returned: '{amount} van uw account aan {name} is weer bij u. Dat heeft ons team beslist.',
    gone: '{amount} van {name} is teruggegaan, omdat het account van de afzender is stilgezet. Dat heeft ons team beslist.',
  },
  done: {
    send: 'Verstuurd.',
  },
}

export const robot = {
  intro: {
    what: 'En robot följer en publicerad regel över registrerade myntpriser. Alla kan räkna om vad den gjorde.',
    money:
      'Den handlar aldrig med din insats: den hålls avskild och kommer tillbaka hel. Vad en dag ger betalas ur en fond, och kan vara inget.',
  },
  done: {
    buy: 'Köpt. Du kan ta tillbaka det i 24 timmar.',
  },
}

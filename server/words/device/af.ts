export const device = {
  title: 'Nuwe aanmelding',
  unknown: 'Onbekende blaaier',
  notice: {
    arrived:
      '’n Nuwe toestel het by u rekening aangemeld: {browser}. Netwerk: {network}. As dit nie u was nie, meld dit af en verander u wagwoord.',
  },
  done: {
    end: 'Daardie toestel is afgemeld.',
    endOthers: 'U ander toestelle is afgemeld.',
  },
  letters: {
    arrived: {
      subject: 'Nuwe aanmelding by u {brand}-rekening',
      text: '’n Toestel wat nog nie voorheen gebruik is nie, het by u rekening aangemeld.\nBlaaier: {browser}\nNetwerk: {network}\nTyd: {time}\nAs dit u was, kan u hierdie boodskap ignoreer. So nie, meld die toestel af en verander u wagwoord:\n{link}',
      sms: '{brand}: ’n nuwe toestel het by u rekening aangemeld ({browser}, netwerk {network}, {time}). As dit nie u was nie, meld dit af en verander u wagwoord: {link}',
    },
  },
}

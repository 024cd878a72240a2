export const factor = {
  done: {
    unlock: 'Ditt lösenord är bekräftat.',
    beginApp: 'Lägg till nyckeln i din app.',
    proveApp: 'Tvåstegsverifiering är på.',
    renewCodes: 'Du har nya återställningskoder.',
    dropApp: 'Tvåstegsverifiering är av.',
    enter: 'Du är inloggad.',
  },
  letters: {
    on: {
      subject: 'Tvåstegsverifiering är på för ditt konto hos {brand}',
      text: 'Tvåstegsverifiering har slagits på. Från och med nu ber vi om en kod från din autentiseringsapp när du loggar in och bekräftar större betalningar.\nOm det inte var du, byt lösenord och kontakta oss nu.',
      sms: '{brand}: tvåstegsverifiering har slagits på. Om det inte var du, byt lösenord nu.',
    },
    off: {
      subject: 'Tvåstegsverifiering är av för ditt konto hos {brand}',
      text: 'Tvåstegsverifiering har stängts av. Dina återställningskoder gäller inte längre.\nOm det inte var du, byt lösenord och kontakta oss nu.',
      sms: '{brand}: tvåstegsverifiering har stängts av. Om det inte var du, byt lösenord nu.',
    },
    codes: {
      subject: 'Du har nya återställningskoder hos {brand}',
      text: 'Nya återställningskoder har skapats för ditt konto. De tidigare gäller inte längre.\nOm det inte var du, byt lösenord och kontakta oss nu.',
      sms: '{brand}: nya återställningskoder har skapats för ditt konto. Om det inte var du, byt lösenord nu.',
    },
  },
}

export const factor = {
  done: {
    unlock: 'Ditt lösenord är bekräftat.',
    beginApp: 'Lägg till nyckeln i din app.',
    proveApp: 'Tvåstegsverifiering är på.',
    renewCodes: 'Du har nya återställningskoder.',
    provePasskey: 'Din passkey har lagts till.',
    remove: 'Det är borttaget.',
    drop: 'Tvåstegsverifiering är av.',
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
    passkey: {
      subject: 'En passkey har lagts till i ditt konto hos {brand}',
      text: 'En passkey har lagts till i ditt konto. Den som har enheten den skapades på kan bekräfta det andra steget med den.\nOm det inte var du, byt lösenord och kontakta oss nu.',
      sms: '{brand}: en passkey har lagts till i ditt konto. Om det inte var du, byt lösenord nu.',
    },
    passkeyGone: {
      subject: 'En passkey har tagits bort från ditt konto hos {brand}',
      text: 'En passkey har tagits bort från ditt konto. Den bekräftar ingenting här längre.\nOm det inte var du, byt lösenord och kontakta oss nu.',
      sms: '{brand}: en passkey har tagits bort från ditt konto. Om det inte var du, byt lösenord nu.',
    },
    appGone: {
      subject: 'Din autentiseringsapp har tagits bort från {brand}',
      text: 'Din autentiseringsapp har tagits bort från ditt konto. Dess koder gäller inte längre här.\nOm det inte var du, byt lösenord och kontakta oss nu.',
      sms: '{brand}: din autentiseringsapp har tagits bort från ditt konto. Om det inte var du, byt lösenord nu.',
    },
  },
}

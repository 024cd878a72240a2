export const security = {
  title: 'Betalings uit u rekening',
  notice: {
    begun:
      'Ons het betalings uit u rekening onderbreek. Die onderbreking eindig op {until}, tensy ’n tweede persoon van ons span dit bevestig. Wie besluit: {who}, ons span. Rede: {reason}',
    stays:
      'Betalings uit u rekening bly onderbreek totdat twee mense van ons span die onderbreking ophef. Wie besluit: {who}, ons span. Rede: {reason}',
    over: 'Die onderbreking van betalings uit u rekening is verby. U kan weer betaal en onttrek.',
    lifted: 'Ons span het die onderbreking van betalings uit u rekening opgehef. U kan weer betaal en onttrek.',
  },
  done: {
    setPin: 'U betaal-PIN is ingestel.',
    resetPin: 'U betaal-PIN is ingestel. Onttrekkings is onderbreek tot {until}.',
    updatePassword: 'U wagwoord is verander. Meld asseblief aan.',
    setMobile: 'U telefoonnommer is bygevoeg.',
    updateMobile: 'U telefoonnommer is verander. Meld asseblief aan.',
    setEmail:
      '{waits, select, yes {U e-posadres verander oor 24 uur. Tot dan kan u dit kanselleer.} other {U e-posadres is gestoor.}}',
    cancelEmailChange: 'U e-posadres bly soos dit is.',
    setPause: 'U rekening is onderbreek. Niks verlaat dit nou nie.',
    liftPause: 'Die onderbreking is opgehef.',
    setWatchword: 'U herkenningswoord is gestoor.',
  },
  letters: {
    pinLocked: {
      subject: 'U {brand}-betaal-PIN is gesluit',
      text: 'U betaal-PIN is {tries} keer verkeerd ingevoer en is vir {minutes} minute gesluit.\nAs dit nie u was nie, verander asseblief nou u wagwoord.',
      sms: '{brand}: u betaal-PIN is ná {tries} verkeerde pogings vir {minutes} minute gesluit. As dit nie u was nie, verander asseblief nou u wagwoord.',
    },
    pinSet: {
      subject: 'U {brand}-betaal-PIN is ingestel',
      text: '’n Betaal-PIN is vir u rekening ingestel. Dit bevestig u betalings.\nAs dit nie u was nie, verander asseblief nou u wagwoord en herstel die betaal-PIN.',
      sms: '{brand}: ’n betaal-PIN is vir u rekening ingestel. As dit nie u was nie, verander asseblief nou u wagwoord.',
    },
    pinChanged: {
      subject: 'U {brand}-betaal-PIN is verander',
      text: 'U betaal-PIN is verander.\nAs dit nie u was nie, verander asseblief nou u wagwoord en herstel die betaal-PIN.',
      sms: '{brand}: u betaal-PIN is verander. As dit nie u was nie, verander asseblief nou u wagwoord.',
    },
    pinReset: {
      subject: 'U {brand}-betaal-PIN is herstel',
      text: 'U betaal-PIN is met ’n kode herstel. Onttrekkings is onderbreek tot {until}.\nAs dit nie u was nie, verander asseblief nou u wagwoord.',
      sms: '{brand}: u betaal-PIN is herstel. Onttrekkings is onderbreek tot {until}. As dit nie u was nie, verander asseblief nou u wagwoord.',
    },
    phoneAdded: {
      subject: '’n Telefoonnommer is by u {brand}-rekening gevoeg',
      text: 'Die telefoonnommer {contact} is by u rekening gevoeg. U kan daarmee aanmeld en kodes daar ontvang.\nAs dit nie u was nie, verander asseblief nou u wagwoord.',
      sms: '{brand}: die telefoonnommer {contact} is by u rekening gevoeg. As dit nie u was nie, verander asseblief nou u wagwoord.',
    },
    phoneChanged: {
      subject: 'U {brand}-telefoonnommer is verander',
      text: 'Die telefoonnommer van u rekening is nou {contact}, en elke toestel is afgemeld. Onttrekkings is onderbreek tot {until}.\nAs dit nie u was nie, herstel asseblief nou u wagwoord met u e-posadres.',
      sms: '{brand}: die telefoonnommer van u rekening is nou {contact}. Onttrekkings is onderbreek tot {until}. As dit nie u was nie, herstel asseblief nou u wagwoord per e-pos.',
    },
    emailChanged: {
      subject: 'U {brand}-e-posadres is verander',
      text: 'Die e-posadres van u rekening is nou {contact}. Geen boodskappe kom meer hier aan nie. Onttrekkings is onderbreek tot {until}.\nAs dit nie u was nie, verander asseblief nou u wagwoord en kontak ons.',
      sms: '{brand}: die e-posadres van u rekening is nou {contact}. Onttrekkings is onderbreek tot {until}. As dit nie u was nie, verander asseblief nou u wagwoord.',
    },
    emailWaits: {
      subject: 'U {brand}-e-posadres gaan verander',
      text: '’n Nuwe e-posadres is vir u rekening ingevoer: {contact}. Dit geld vanaf {until}. Tot dan meld u aan en kry u boodskappe soos voorheen, en u kan die verandering in die app kanselleer.',
      sms: '{brand}: u e-posadres verander op {until} na {contact}. Tot dan kan u dit in die app kanselleer.',
    },
    emailKept: {
      subject: 'U {brand}-e-posadres bly',
      text: 'Die verandering van u e-posadres is gekanselleer. Alles bly soos dit is.',
      sms: '{brand}: die verandering van u e-posadres is gekanselleer.',
    },
    emailTaken: {
      subject: 'U {brand}-e-posadres is nie verander nie',
      text: '’n Ander rekening gebruik {contact} intussen, en daarom bly u e-posadres soos dit is.',
      sms: '{brand}: u e-posadres is nie verander nie, want ’n ander rekening gebruik {contact} intussen.',
    },
    stopped: {
      subject: 'U {brand}-rekening is gestop',
      text: 'Niks kan meer uit u rekening gaan nie, en alle toestelle is afgemeld.\nStel asseblief eers ’n nuwe wagwoord en ’n nuwe betaal-PIN. Hef daarna die onderbreking in die app op: die kode daarvoor kom na hierdie adres.',
      sms: '{brand}: niks kan meer uit u rekening gaan nie, en alle toestelle is afgemeld. Stel asseblief ’n nuwe wagwoord en ’n nuwe betaal-PIN.',
    },
    pauseSet: {
      subject: 'U {brand}-rekening is onderbreek',
      text: 'U rekening is onderbreek. Niks kan verkoop, oorgeplaas, betaal of onttrek word voordat die onderbreking opgehef is nie. Geld kom steeds in, en oop bestellings gaan voort.\nAs dit nie u was nie, verander asseblief nou u wagwoord.',
      sms: '{brand}: u rekening is onderbreek. As dit nie u was nie, verander asseblief nou u wagwoord.',
    },
    pauseLifted: {
      subject: 'Die onderbreking van u {brand}-rekening is opgehef',
      text: 'Die onderbreking van u rekening is met u wagwoord en ’n kode opgehef. U kan weer verkoop, oorplasings doen, betaal en onttrek.\nAs dit nie u was nie, verander asseblief nou u wagwoord en onderbreek u rekening weer.',
      sms: '{brand}: die onderbreking van u rekening is opgehef. As dit nie u was nie, verander asseblief nou u wagwoord en onderbreek dit weer.',
    },
    watchwordSet: {
      subject: 'U {brand}-herkenningswoord het verander',
      text: '’n Nuwe herkenningswoord is vir u rekening gestoor. Elke brief van ons begin van nou af daarmee.\nAs dit nie u was nie, verander asseblief nou u wagwoord.',
      sms: '{brand}: u herkenningswoord het verander. As dit nie u was nie, verander asseblief nou u wagwoord.',
    },
  },
}

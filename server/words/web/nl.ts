import { web as english } from './en.ts'

export const web = {
  proof: {
    title: 'Saldobewijs',
    lead: 'Elke nacht tellen wij op wat onze leden in elke valuta hebben en publiceren wij het totaal. Elk lid kan controleren of het eigen saldo erin zit.',
    demo: 'Dit is een demo. Niets ervan is echt geld.',
    newest: 'Nieuwste bewijs',
    none: 'Er is nog geen bewijs gemaakt. Het eerste volgt binnen een dag.',
    after: 'Na boeking',
    total: 'Verschuldigd aan leden',
    platform: 'De kant van het platform; opgeteld bij het totaal is het nul',
    leaves: 'Bladeren, ook lege',
    root: 'Wortel',
    signature: 'Handtekening',
    key: 'Onze sleutel',
    download: 'Als JSON downloaden',
    earlier: 'Eerdere bewijzen',
    languages: 'Talen',
    proves: {
      title: 'Wat een bewijs laat zien',
      first: 'Het gepubliceerde totaal bevat het saldo van elk lid dat controleert en het daarin vindt.',
      second: 'Niemand kan worden weggelaten, te laag of onder nul worden geteld zonder dat de eigen controle mislukt.',
      third: 'Iedereen krijgt hetzelfde te zien: elk bewijs is ondertekend en wordt daarna nooit gewijzigd.',
    },
    not: {
      title: 'Wat het niet laat zien',
      first: 'Het laat zien wat wij aan leden verschuldigd zijn. Het laat niet zien dat het geld er is.',
      second: 'Het werkt alleen als leden controleren. Wie nooit controleert, kan worden weggelaten.',
      third:
        'De weg naar uw blad toont enkele sommen van andere leden, zonder namen. Lege bladeren verbergen hoeveel leden er zijn.',
    },
    how: {
      title: 'Zo controleert u',
      app: 'Open in de app uw wallets en kies het saldobewijs. Uw telefoon rekent zelf.',
      script: 'Wilt u niemand vertrouwen: bewaar daar uw deel, download het script, lees het en voer het uit met Node.',
      key: 'Noteer nu onze sleutel. Een bewijs met een andere sleutel is niet van ons.',
      until: 'Uw deel blijft bewaard tot het volgende bewijs. Sla het op om het later te controleren.',
      download: 'Script downloaden',
    },
    accounts: {
      outside: 'Van buiten gekomen',
      fees: 'Kosten',
      capital: 'Eigen kapitaal',
      pool: 'Beloningsfonds',
      exchange: 'Omwisseling',
      escrow: 'Gereserveerd voor orders',
      clearing: 'Onderweg',
    },
  },
  transparency: english.transparency,
}

import type { Texts } from './en.ts'

export const nl: Texts = {
  author: 'Het team van Quay',
  about: {
    title: 'Over Quay',
    summary: 'Wat Quay is, en wat niet.',
    lines: [
      'Quay brengt leden die een hoeveelheid van een digitale munt willen verkopen in contact met handelaren die haar voor een genoemde stukprijs kopen.',
      '# Waar u op kunt rekenen',
      '- U ziet prijs, kosten en nettobedrag voordat u iets bevestigt.',
      '- Elke beweging van geld wordt twee keer geboekt, aan elke kant één keer, en die kloppen altijd met elkaar.',
      '- Een opname toont altijd haar stand, de reden en wie nu beslist.',
      '# Wat deze versie is',
      'Dit is een demo. De personen, prijzen en saldo’s zijn verzonnen en er gaat geen echt geld om.',
    ],
  },
  reg_rule: {
    title: 'Registratievoorwaarden',
    summary: 'De regels voor leden, in het kort.',
    lines: [
      'Door een account aan te maken gaat u akkoord met deze regels. Dit is de tekst van de demo; een echte dienst vervangt hem door zijn eigen tekst.',
      '# Uw account',
      '- U bent meerderjarig en het account is alleen voor uzelf.',
      '- U houdt uw wachtwoord en uw codes voor uzelf. Wij vragen er nooit om.',
      '- Uw e-mailadres moet van u zijn; zo bereiken wij u.',
      '# Handelen',
      '- U handelt met andere leden en handelaren. Het platform houdt de hoeveelheid vast tot beide kanten hun deel hebben gedaan.',
      '- Prijzen kunnen stijgen en dalen. Niemand belooft u een opbrengst.',
      '- Kosten ziet u voordat u bevestigt; daarna veranderen ze niet meer.',
      '# Stoppen',
      'U kunt vragen uw account te sluiten zodra er geen open order en geen geld dat kan worden uitbetaald meer op staat.',
    ],
  },
  privacy: {
    title: 'Privacy',
    summary: 'Wat we over u bewaren, en waarom.',
    lines: [
      'We bewaren wat nodig is voor uw account, en niets om te verkopen.',
      '- Uw e-mailadres, en uw telefoonnummer als u dat geeft, om u te laten inloggen en te bereiken.',
      '- Wat u met uw geld hebt gedaan, want de boeken moeten volledig zijn.',
      '- Wanneer uw sessies zijn geopend en voor het laatst gezien, zodat u ze kunt beëindigen.',
      'Wachtwoorden en codes worden zo bewaard dat niemand ze kan teruglezen. We plaatsen geen cookies.',
    ],
  },
  risk: {
    title: 'Risicowaarschuwing',
    summary: 'Lees dit voordat u handelt.',
    lines: [
      'De prijs van een digitale munt kan snel dalen, zelfs tot nul. Handel alleen met wat u kunt missen.',
      '- Vroegere prijzen zeggen niets over toekomstige.',
      '- Een verwacht bedrag is een schatting, geen belofte.',
      '- Een betaling buiten het platform wordt er niet door beschermd.',
      'Als iemand u winst belooft, zijn wij dat niet.',
    ],
  },
  zhuxiao_rule: {
    title: 'Uw account sluiten',
    summary: 'Wat er gebeurt als u daarom vraagt.',
    lines: [
      'We beoordelen een verzoek binnen 5 tot 7 werkdagen. Rond eerst open orders en opnames af en neem uw geld op: op het account mag niets blijven staan dat kan worden uitbetaald.',
      'Als u inlogt voordat het account gesloten is, vervalt het verzoek.',
      'Daarna worden uw naam en contactgegevens verwijderd. De boeken van eerdere transacties moeten bewaard blijven.',
    ],
  },
  white_paper: {
    title: 'Whitepaper van Quay',
    summary: 'Hoe het platform werkt.',
    lines: [
      'Dit document beschrijft hoe Quay is gebouwd. Het is geen aanbod, geen advies en het belooft geen opbrengst.',
      '# Handelen',
      'Een lid biedt een hoeveelheid aan tegen een stukprijs. Het systeem zoekt tot 60 minuten naar een handelaar. Ondertussen is de hoeveelheid gereserveerd en kan het lid annuleren.',
      '# De boeken',
      'Elke beweging wordt twee keer geschreven en komt samen op nul uit. Een rekening van een lid kan nooit onder nul komen; de database zelf weigert dat.',
      '# Beloningen',
      'Beloningen komen alleen uit een pot met gerealiseerde kosten of kapitaal van het platform. Het geld van het ene lid betaalt nooit een ander.',
      '# Opnames',
      'Een opname vraagt geen andere aankoop en geen kosten vooraf. Ze toont altijd haar stand, haar termijn en wie beslist.',
      '# Risico’s',
      '- Prijzen kunnen dalen.',
      '- De tegenpartij kan niet betalen; over een geschil beslissen twee mensen van ons team.',
      '- Software heeft fouten; deze wordt in het openbaar getest.',
    ],
  },
  news: [
    {
      title: 'Welkom in de demo',
      summary: 'Kijk rond: niets hier is echt.',
      lines: [
        'Alles in deze demo is verzonnen: de personen, de prijzen en de saldo’s.',
        'Log in met een van de demo-accounts of maak er zelf een aan. De code komt aan in de ontwikkel-inbox.',
        '=> Waar example.com voor dient',
      ],
    },
    {
      title: 'Markturen',
      summary: 'Wanneer er gehandeld wordt.',
      lines: [
        'De markt pauzeert elke dag één uur.',
        'Het startscherm toont tot wanneer hij open is en telt tijdens de pauze af tot de volgende opening.',
      ],
    },
    {
      title: 'Tien talen',
      summary: 'Kies de uwe in de instellingen.',
      lines: [
        'Quay spreekt tien talen. Kies de uwe onder Mijn account, Instellingen, Taal.',
        'Meldingen en e-mails volgen uw keuze.',
      ],
    },
  ],
  popup: {
    title: 'Nieuw: u ziet wie koopt',
    body: 'Onder het bedrag staan de handelaren die nu kopen en wat elk u zou betalen.',
  },
  marquee: 'De markt pauzeert elke dag één uur; het startscherm toont wanneer.',
  sellers: [
    { tag: 'Bankpas', desc: 'Verkoopt munten via de bankpas. Verzonnen voor deze demo.' },
    { tag: 'Bankoverboeking', desc: 'Een beurs waarvan de prijzen elke minuut bewegen. Verzonnen voor deze demo.' },
    { tag: 'Contant', desc: 'Een winkel waar u munten krijgt voor contant geld. Verzonnen voor deze demo.' },
  ],
  ways: 'Dit is een demo: stuur geen echt geld en geen echte munten. Elke foto mag het bewijs zijn.',
  online: 'Dit is een demo: stuur geen echt geld en geen echte USDT.',
  help: {
    work_time: 'Maandag tot en met vrijdag, 09:00 tot 18:00, Amsterdamse tijd',
    faq: [
      {
        q: 'Ik heb geen code ontvangen. Wat nu?',
        a: 'Controleer het adres, wacht een minuut en vraag een nieuwe aan. In de demo komen codes aan in de ontwikkel-inbox.',
      },
      {
        q: 'Ik ben mijn wachtwoord vergeten.',
        a: 'Kies op het inlogscherm “Wachtwoord vergeten?”. U hebt toegang tot uw e-mail nodig.',
      },
      { q: 'Zijn de prijzen echt?', a: 'Nee. Dit is een demo en de prijzen zijn verzonnen.' },
    ],
  },
}

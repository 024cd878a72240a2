import { web as english } from './en.ts'

export const web = {
  proof: {
    title: 'Saldobewys',
    lead: 'Elke nag tel ons op wat ons lede in elke geldeenheid het, en publiseer ons die totaal. Elke lid kan nagaan of die eie saldo deel daarvan is.',
    demo: 'Dit is ’n demo. Niks daarvan is regte geld nie.',
    newest: 'Nuutste bewys',
    none: 'Daar is nog geen bewys gemaak nie. Die eerste volg binne ’n dag.',
    after: 'Ná inskrywing',
    total: 'Verskuldig aan lede',
    platform: 'Die platform se kant; by die totaal getel is dit nul',
    leaves: 'Blare, ook leë',
    root: 'Wortel',
    signature: 'Handtekening',
    key: 'Ons sleutel',
    download: 'Laai af as JSON',
    earlier: 'Vroeër bewyse',
    languages: 'Tale',
    proves: {
      title: 'Wat ’n bewys wys',
      first: 'Die gepubliseerde totaal bevat die saldo van elke lid wat nagaan en dit daarin vind.',
      second: 'Niemand kan uitgelaat, te laag of onder nul getel word sonder dat die eie kontrole misluk nie.',
      third: 'Almal word dieselfde vertel: elke bewys is geteken en word daarna nooit verander nie.',
    },
    not: {
      title: 'Wat dit nie wys nie',
      first: 'Dit wys wat ons aan lede skuld. Dit wys nie dat die geld daar is nie.',
      second: 'Dit werk slegs as lede nagaan. Wie nooit nagaan nie, kan uitgelaat word.',
      third:
        'Die pad na u blaar wys ’n paar somme van ander lede, sonder name. Leë blare verberg hoeveel lede daar is.',
    },
    how: {
      title: 'Hoe om na te gaan',
      app: 'Maak in die app u beursies oop en kies die saldobewys. U foon doen self die somme.',
      script: 'Om niemand te vertrou nie: bewaar u deel daar, laai die skrip af, lees dit en voer dit met Node uit.',
      key: 'Skryf nou ons sleutel neer. ’n Bewys met ’n ander sleutel is nie ons s’n nie.',
      until: 'U deel word gehou tot die volgende bewys. Bewaar dit om dit later na te gaan.',
      download: 'Laai die skrip af',
    },
    accounts: {
      outside: 'Van buite gekom',
      fees: 'Fooie',
      capital: 'Eie kapitaal',
      pool: 'Beloningsfonds',
      exchange: 'Omruiling',
      escrow: 'Gereserveer vir bestellings',
      clearing: 'Onderweg',
    },
  },
  transparency: english.transparency,
}

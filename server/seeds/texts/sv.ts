import type { Texts } from './en.ts'

export const sv: Texts = {
  author: 'Teamet på Quay',
  about: {
    title: 'Om Quay',
    summary: 'Vad Quay är, och vad det inte är.',
    lines: [
      'Quay för samman medlemmar som vill sälja en mängd av en digital valuta med handlare som köper den till ett angivet styckpris.',
      '# Det här kan du lita på',
      '- Du ser pris, avgift och nettobelopp innan du bekräftar något.',
      '- Varje rörelse av pengar bokförs två gånger, en gång på varje sida, och de stämmer alltid överens.',
      '- Ett uttag visar alltid sitt läge, skälet och vem som beslutar härnäst.',
      '# Vad den här versionen är',
      'Detta är en demo. Personerna, priserna och saldona är påhittade och inga riktiga pengar flyttas.',
    ],
  },
  reg_rule: {
    title: 'Registreringsvillkor',
    summary: 'Reglerna för medlemmar, i korthet.',
    lines: [
      'Genom att skapa ett konto godkänner du dessa regler. Detta är demons text; en riktig tjänst ersätter den med sin egen.',
      '# Ditt konto',
      '- Du är myndig, och kontot är bara för dig själv.',
      '- Du behåller ditt lösenord och dina koder för dig själv. Vi frågar aldrig efter dem.',
      '- Din e-post måste vara din egen; det är så vi når dig.',
      '# Handel',
      '- Du handlar med andra medlemmar och handlare. Plattformen håller mängden tills båda sidor har gjort sin del.',
      '- Priser kan stiga och falla. Ingen lovar dig någon avkastning.',
      '- Avgifter visas innan du bekräftar och ändras aldrig efteråt.',
      '# Avsluta',
      'Du kan begära att ditt konto avslutas när det inte längre finns någon öppen order eller några pengar som kan betalas ut.',
    ],
  },
  privacy: {
    title: 'Integritet',
    summary: 'Vad vi sparar om dig, och varför.',
    lines: [
      'Vi sparar det som behövs för ditt konto, och inget för att sälja.',
      '- Din e-post, och ditt telefonnummer om du anger ett, för att logga in dig och nå dig.',
      '- Vad du har gjort med dina pengar, eftersom böckerna måste vara fullständiga.',
      '- När dina sessioner öppnades och senast sågs, så att du kan avsluta dem.',
      'Lösenord och koder sparas i en form som ingen kan läsa tillbaka. Vi sätter inga kakor.',
    ],
  },
  risk: {
    title: 'Riskinformation',
    summary: 'Läs detta innan du handlar.',
    lines: [
      'Priset på en digital valuta kan falla snabbt, till och med till noll. Handla bara med det du har råd att förlora.',
      '- Tidigare priser säger inget om framtida.',
      '- Ett förväntat belopp är en uppskattning, inget löfte.',
      '- En betalning utanför plattformen skyddas inte av den.',
      'Om någon lovar dig en vinst är det inte vi.',
    ],
  },
  zhuxiao_rule: {
    title: 'Avsluta ditt konto',
    summary: 'Vad som händer när du ber om det.',
    lines: [
      'Vi granskar en begäran inom 5 till 7 arbetsdagar. Slutför först öppna order och uttag och ta ut dina pengar: inget som kan betalas ut får finnas kvar på kontot.',
      'Om du loggar in innan kontot är avslutat återkallas begäran.',
      'Därefter tas ditt namn och dina kontaktuppgifter bort. Böckerna över tidigare affärer måste sparas.',
    ],
  },
  white_paper: {
    title: 'Quays vitbok',
    summary: 'Hur plattformen fungerar.',
    lines: [
      'Detta dokument beskriver hur Quay är byggt. Det är inget erbjudande, ingen rådgivning, och det lovar ingen avkastning.',
      '# Handel',
      'En medlem erbjuder en mängd till ett styckpris. Systemet söker efter en handlare i upp till 60 minuter. Under tiden är mängden reserverad, och medlemmen kan avbryta.',
      '# Böckerna',
      'Varje rörelse skrivs två gånger och summeras till noll. En medlems konto kan aldrig gå under noll; databasen själv vägrar.',
      '# Belöningar',
      'Belöningar betalas bara ur en pott med realiserade avgifter eller plattformens kapital. En medlems pengar betalar aldrig en annan.',
      '# Uttag',
      'Ett uttag kräver inget annat köp och ingen avgift i förväg. Det visar alltid sitt läge, sin tidsfrist och vem som beslutar.',
      '# Risker',
      '- Priser kan falla.',
      '- Motparter kan låta bli att betala; två personer i vårt team avgör en tvist.',
      '- Programvara har fel; denna testas öppet.',
    ],
  },
  news: [
    {
      title: 'Välkommen till demon',
      summary: 'Se dig omkring: inget här är på riktigt.',
      lines: [
        'Allt i denna demo är påhittat: personerna, priserna och saldona.',
        'Logga in med ett av demokontona eller skapa ett eget. Koden kommer till utvecklingsinkorgen.',
        '=> Vad example.com är till för',
      ],
    },
    {
      title: 'Marknadens tider',
      summary: 'När handeln är öppen.',
      lines: [
        'Marknaden har paus en timme varje dag.',
        'Startsidan visar hur länge den är öppen och räknar under pausen ned till nästa öppning.',
      ],
    },
    {
      title: 'Tio språk',
      summary: 'Välj ditt i inställningarna.',
      lines: [
        'Quay talar tio språk. Välj ditt under Mitt konto, Inställningar, Språk.',
        'Meddelanden och e-post följer ditt val.',
      ],
    },
  ],
  popup: {
    title: 'Nytt: du ser vem som köper',
    body: 'Under beloppet står alla handlare som köper nu och vad var och en skulle betala dig.',
  },
  marquee: 'Marknaden har paus en timme varje dag; startsidan visar när.',
  sellers: [
    { tag: 'Bankkort', desc: 'Säljer mynt mot kort. Påhittat för den här demon.' },
    { tag: 'Banköverföring', desc: 'En börs vars priser rör sig varje minut. Påhittad för den här demon.' },
    { tag: 'Kontanter', desc: 'En butik där mynt ges mot kontanter. Påhittad för den här demon.' },
  ],
  ways: 'Det här är en demo: skicka inga riktiga pengar och inga riktiga mynt. Vilket foto som helst duger som kvitto.',
  online: 'Det här är en demo: skicka inga riktiga pengar och inga riktiga USDT.',
  help: {
    work_time: 'Måndag till fredag, 09:00 till 18:00, Amsterdamtid',
    faq: [
      {
        q: 'Jag fick ingen kod. Vad gör jag?',
        a: 'Kontrollera adressen, vänta en minut och begär en ny. I demon kommer koder till utvecklingsinkorgen.',
      },
      {
        q: 'Jag har glömt mitt lösenord.',
        a: 'Välj ”Har du glömt lösenordet?” på inloggningssidan. Du behöver tillgång till din e-post.',
      },
      { q: 'Är priserna riktiga?', a: 'Nej. Detta är en demo och priserna är påhittade.' },
    ],
  },
}

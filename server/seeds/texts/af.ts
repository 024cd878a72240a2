import type { Texts } from './en.ts'

export const af: Texts = {
  author: 'Die Quay-span',
  about: {
    title: 'Oor Quay',
    summary: 'Wat Quay is, en wat nie.',
    lines: [
      'Quay bring lede wat ’n hoeveelheid van ’n digitale geldeenheid wil verkoop, bymekaar met handelaars wat dit teen ’n genoemde eenheidsprys koop.',
      '# Waarop u kan staatmaak',
      '- U sien prys, fooi en netto bedrag voordat u enigiets bevestig.',
      '- Elke beweging van geld word twee keer aangeteken, een keer aan elke kant, en die twee stem altyd ooreen.',
      '- ’n Onttrekking wys altyd sy stand, die rede en wie volgende besluit.',
      '# Wat hierdie weergawe is',
      'Dit is ’n demo. Die mense, pryse en saldo’s is uitgedink, en geen regte geld beweeg nie.',
    ],
  },
  reg_rule: {
    title: 'Registrasiebepalings',
    summary: 'Die reëls vir lede, in kort.',
    lines: [
      'Deur ’n rekening te skep, stem u in tot hierdie reëls. Dit is die teks van die demo; ’n regte diens vervang dit met sy eie.',
      '# U rekening',
      '- U is ’n volwassene, en die rekening is net vir uself.',
      '- U hou u wagwoord en u kodes vir uself. Ons vra nooit daarvoor nie.',
      '- U e-pos moet u eie wees; dit is hoe ons u bereik.',
      '# Verhandeling',
      '- U handel met ander lede en handelaars. Die platform hou die hoeveelheid terug totdat albei kante hul deel gedoen het.',
      '- Pryse kan styg en daal. Niemand belowe u ’n opbrengs nie.',
      '- Fooie word gewys voordat u bevestig, en verander daarna nooit.',
      '# Beëindiging',
      'U kan vra dat u rekening gesluit word sodra geen oop bestelling en geen geld wat uitbetaal kan word meer daarop is nie.',
    ],
  },
  privacy: {
    title: 'Privaatheid',
    summary: 'Wat ons oor u bewaar, en hoekom.',
    lines: [
      'Ons bewaar wat nodig is om u rekening te bedryf, en niks om te verkoop nie.',
      '- U e-pos, en u telefoonnommer as u een gee, om u aan te meld en u te bereik.',
      '- Wat u met u geld gedoen het, want die boeke moet volledig wees.',
      '- Wanneer u sessies geopen en laas gesien is, sodat u hulle kan beëindig.',
      'Wagwoorde en kodes word bewaar in ’n vorm wat niemand kan teruglees nie. Ons stel geen koekies nie.',
    ],
  },
  risk: {
    title: 'Risikokennisgewing',
    summary: 'Lees dit voordat u handel.',
    lines: [
      'Die prys van ’n digitale geldeenheid kan vinnig daal, selfs tot nul. Handel net met wat u kan bekostig om te verloor.',
      '- Vorige pryse sê niks oor toekomstige pryse nie.',
      '- ’n Verwagte bedrag is ’n skatting, nie ’n belofte nie.',
      '- ’n Betaling buite die platform word nie daardeur beskerm nie.',
      'As iemand u ’n wins belowe, is dit nie ons nie.',
    ],
  },
  zhuxiao_rule: {
    title: 'U rekening sluit',
    summary: 'Wat gebeur wanneer u daarvoor vra.',
    lines: [
      'Ons hersien ’n versoek binne 5 tot 7 werksdae. Handel eers oop bestellings en onttrekkings af en onttrek u geld: niks wat uitbetaal kan word, mag op die rekening oorbly nie.',
      'As u aanmeld voordat die rekening gesluit is, word die versoek teruggetrek.',
      'Daarna word u naam en kontakbesonderhede verwyder. Die boeke van vorige transaksies moet bewaar word.',
    ],
  },
  white_paper: {
    title: 'Quay-witskrif',
    summary: 'Hoe die platform werk.',
    lines: [
      'Hierdie dokument beskryf hoe Quay gebou is. Dit is geen aanbod nie, geen raad nie, en dit belowe geen opbrengs nie.',
      '# Verhandeling',
      '’n Lid bied ’n hoeveelheid teen ’n eenheidsprys aan. Die stelsel soek tot 60 minute lank na ’n handelaar. Intussen is die hoeveelheid gereserveer, en die lid kan kanselleer.',
      '# Die boeke',
      'Elke beweging word twee keer geskryf en tel op tot nul. ’n Lid se rekening kan nooit onder nul gaan nie; die databasis self weier dit.',
      '# Belonings',
      'Belonings word net betaal uit ’n poel met gerealiseerde fooie of die kapitaal van die platform. Een lid se geld betaal nooit ’n ander nie.',
      '# Onttrekkings',
      '’n Onttrekking vereis geen ander aankoop en geen fooi vooraf nie. Dit wys altyd sy stand, sy sperdatum en wie besluit.',
      '# Risiko’s',
      '- Pryse kan daal.',
      '- Teenpartye kan versuim om te betaal; twee mense van ons span besluit oor ’n geskil.',
      '- Sagteware het foute; hierdie een word in die openbaar getoets.',
    ],
  },
  news: [
    {
      title: 'Welkom by die demo',
      summary: 'Kyk rond: niks hier is werklik nie.',
      lines: [
        'Alles in hierdie demo is uitgedink: die mense, die pryse en die saldo’s.',
        'Meld aan met een van die demo-rekeninge, of skep u eie. Die kode kom in die ontwikkelingsposbus aan.',
        '=> Waarvoor example.com is',
      ],
    },
    {
      title: 'Markure',
      summary: 'Wanneer verhandeling oop is.',
      lines: [
        'Die mark neem elke dag een uur lank pouse.',
        'Die tuisskerm wys tot wanneer dit oop is, en tel tydens die pouse af tot die volgende opening.',
      ],
    },
    {
      title: 'Tien tale',
      summary: 'Kies u eie in die instellings.',
      lines: [
        'Quay praat tien tale. Kies u eie onder My rekening, Instellings, Taal.',
        'Boodskappe en e-posse volg u keuse.',
      ],
    },
  ],
  popup: {
    title: 'Nuut: u sien wie koop',
    body: 'Onder die bedrag staan die handelaars wat nou koop, en wat elkeen u sou betaal.',
  },
  marquee: 'Die mark neem elke dag een uur lank pouse; die tuisskerm wys wanneer.',
  sellers: [
    { tag: 'Bankkaart', desc: 'Verkoop munte per kaart. Versin vir hierdie demo.' },
    { tag: 'Bankoorplasing', desc: '’n Beurs waarvan die pryse elke minuut beweeg. Versin vir hierdie demo.' },
    { tag: 'Kontant', desc: '’n Winkel waar munte vir kontant oorhandig word. Versin vir hierdie demo.' },
  ],
  ways: 'Dit is ’n demo: moenie regte geld of regte munte stuur nie. Enige foto kan die bewys wees.',
  online: 'Dit is ’n demo: moenie regte geld of regte USDT stuur nie.',
  help: {
    work_time: 'Maandag tot Vrydag, 09:00 tot 18:00, Amsterdamse tyd',
    faq: [
      {
        q: 'Ek het geen kode ontvang nie. Wat nou?',
        a: 'Gaan die adres na, wag ’n minuut en vra ’n nuwe een aan. In die demo kom kodes in die ontwikkelingsposbus aan.',
      },
      {
        q: 'Ek het my wagwoord vergeet.',
        a: 'Kies “Wagwoord vergeet?” op die aanmeldskerm. U het toegang tot u e-pos nodig.',
      },
      { q: 'Is die pryse werklik?', a: 'Nee. Dit is ’n demo, en die pryse is uitgedink.' },
    ],
  },
}

import type { Texts } from './en.ts'

export const it: Texts = {
  author: 'Il team di Quay',
  about: {
    title: 'Informazioni su Quay',
    summary: 'Che cos’è Quay, e che cosa non è.',
    lines: [
      'Quay mette in contatto i membri che desiderano vendere una quantità di una valuta digitale con i commercianti che la acquistano a un prezzo unitario dichiarato.',
      '# Su che cosa può contare',
      '- Prima di confermare vede sempre prezzo, commissione e importo netto.',
      '- Ogni movimento di denaro è registrato due volte, una per parte, e le due registrazioni coincidono sempre.',
      '- Un prelievo mostra sempre il suo stato, il motivo e chi decide dopo.',
      '# Che cos’è questa versione',
      'Questa è una demo. Le persone, i prezzi e i saldi sono inventati e non circola denaro vero.',
    ],
  },
  reg_rule: {
    title: 'Condizioni di registrazione',
    summary: 'Le regole per i membri, in breve.',
    lines: [
      'Creando un account accetta queste regole. Questo è il testo della demo; un servizio reale lo sostituisce con il proprio.',
      '# Il Suo account',
      '- È maggiorenne e l’account è soltanto per Lei.',
      '- Tiene per sé la password e i codici. Noi non li chiediamo mai.',
      '- L’e-mail deve essere Sua; è così che La raggiungiamo.',
      '# Scambi',
      '- Scambia con altri membri e commercianti. La piattaforma trattiene la quantità finché entrambe le parti non hanno fatto la loro.',
      '- I prezzi possono salire e scendere. Nessuno Le promette un rendimento.',
      '- Le commissioni sono mostrate prima della conferma e poi non cambiano più.',
      '# Chiusura',
      'Può chiedere la chiusura dell’account quando non vi restano ordini aperti né denaro che si possa prelevare.',
    ],
  },
  privacy: {
    title: 'Privacy',
    summary: 'Che cosa conserviamo di Lei, e perché.',
    lines: [
      'Conserviamo ciò che serve al Suo account, e nulla da vendere.',
      '- La Sua e-mail, e il numero di telefono se lo indica, per l’accesso e per raggiungerLa.',
      '- Ciò che ha fatto con il Suo denaro, perché i registri devono essere completi.',
      '- Quando le Sue sessioni sono state aperte e viste l’ultima volta, perché possa chiuderle.',
      'Le password e i codici sono conservati in una forma che nessuno può rileggere. Non impostiamo cookie.',
    ],
  },
  risk: {
    title: 'Avviso sui rischi',
    summary: 'Da leggere prima di scambiare.',
    lines: [
      'Il prezzo di una valuta digitale può scendere rapidamente, anche a zero. Scambi soltanto ciò che può permettersi di perdere.',
      '- I prezzi passati non dicono nulla di quelli futuri.',
      '- Un importo previsto è una stima, non una promessa.',
      '- Un pagamento fuori dalla piattaforma non è protetto da essa.',
      'Se qualcuno Le promette un profitto, non siamo noi.',
    ],
  },
  zhuxiao_rule: {
    title: 'Chiusura dell’account',
    summary: 'Che cosa succede quando la chiede.',
    lines: [
      'Esaminiamo la richiesta entro 5-7 giorni lavorativi. Prima di inviarla concluda gli ordini e i prelievi aperti e prelevi il Suo denaro: sull’account non deve restare nulla che si possa prelevare.',
      'Se accede prima che l’account sia chiuso, la richiesta è ritirata.',
      'In seguito il Suo nome e i Suoi recapiti vengono rimossi. I registri degli scambi passati devono essere conservati.',
    ],
  },
  white_paper: {
    title: 'Libro bianco di Quay',
    summary: 'Come funziona la piattaforma.',
    lines: [
      'Questo documento descrive come è costruito Quay. Non è un’offerta né una consulenza, e non promette alcun rendimento.',
      '# Scambi',
      'Un membro offre una quantità a un prezzo unitario. Il sistema cerca un commerciante per un massimo di 60 minuti. Nel frattempo la quantità è bloccata e il membro può annullare.',
      '# I registri',
      'Ogni movimento è scritto due volte e la somma è zero. Il conto di un membro non può mai scendere sotto zero: è la base di dati stessa a rifiutarlo.',
      '# Premi',
      'I premi sono pagati soltanto da un fondo che contiene commissioni realizzate o capitale della piattaforma. Il denaro di un membro non paga mai un altro.',
      '# Prelievi',
      'Un prelievo non richiede altri acquisti né commissioni anticipate. Mostra sempre il suo stato, la sua scadenza e chi decide.',
      '# Rischi',
      '- I prezzi possono scendere.',
      '- La controparte può non pagare; una contestazione è decisa da due persone del nostro team.',
      '- Il software ha difetti; questo è verificato apertamente.',
    ],
  },
  news: [
    {
      title: 'Benvenuti nella demo',
      summary: 'Si guardi intorno: qui nulla è reale.',
      lines: [
        'Tutto in questa demo è inventato: le persone, i prezzi e i saldi.',
        'Acceda con uno degli account demo o ne crei uno Suo. Il codice arriva nella posta di sviluppo.',
        '=> A che cosa serve example.com',
      ],
    },
    {
      title: 'Orari del mercato',
      summary: 'Quando si può scambiare.',
      lines: [
        'Il mercato fa una pausa di un’ora ogni giorno.',
        'La schermata iniziale mostra fino a quando è aperto e, durante la pausa, il tempo che manca alla prossima apertura.',
      ],
    },
    {
      title: 'Dieci lingue',
      summary: 'Scelga la Sua nelle impostazioni.',
      lines: [
        'Quay parla dieci lingue. Scelga la Sua in Il mio account, Impostazioni, Lingua.',
        'I messaggi e le e-mail seguono la Sua scelta.',
      ],
    },
  ],
  popup: {
    title: 'Novità: vede chi compra',
    body: 'Sotto l’importo trova i commercianti che comprano ora e quanto Le pagherebbe ciascuno.',
  },
  marquee: 'Il mercato fa una pausa di un’ora ogni giorno; la schermata iniziale mostra quando.',
  sellers: [
    { tag: 'Carta bancaria', desc: 'Vende monete con carta. Inventato per questa demo.' },
    { tag: 'Bonifico bancario', desc: 'Una borsa i cui prezzi cambiano ogni minuto. Inventata per questa demo.' },
    { tag: 'Contanti', desc: 'Un negozio che dà monete in cambio di contanti. Inventato per questa demo.' },
  ],
  ways: 'Questa è una demo: non invii denaro né monete veri. Come ricevuta va bene qualsiasi foto.',
  online: 'Questa è una demo: non invii denaro né USDT veri.',
  help: {
    work_time: 'Da lunedì a venerdì, dalle 09:00 alle 18:00, ora di Amsterdam',
    faq: [
      {
        q: 'Non ho ricevuto il codice. Che cosa faccio?',
        a: 'Controlli l’indirizzo, attenda un minuto e ne richieda uno nuovo. Nella demo i codici arrivano nella posta di sviluppo.',
      },
      {
        q: 'Ho dimenticato la password.',
        a: 'Scelga «Password dimenticata?» nella schermata di accesso. Le serve l’accesso alla Sua e-mail.',
      },
      { q: 'I prezzi sono reali?', a: 'No. Questa è una demo e i prezzi sono inventati.' },
    ],
  },
}

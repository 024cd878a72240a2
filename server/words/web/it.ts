import { web as english } from './en.ts'

export const web = {
  proof: {
    title: 'Prova dei saldi',
    lead: 'Ogni notte sommiamo quanto hanno i nostri membri in ogni valuta e pubblichiamo il totale. Ogni membro può verificare che il proprio saldo ne faccia parte.',
    demo: 'Questa è una demo. Niente di tutto ciò è denaro vero.',
    newest: 'Prova più recente',
    none: 'Non c’è ancora nessuna prova. La prima arriva entro un giorno.',
    after: 'Dopo la registrazione',
    total: 'Dovuto ai membri',
    platform: 'La parte della piattaforma; sommata al totale fa zero',
    leaves: 'Foglie, anche vuote',
    root: 'Radice',
    signature: 'Firma',
    key: 'La nostra chiave',
    download: 'Scarica come JSON',
    earlier: 'Prove precedenti',
    languages: 'Lingue',
    proves: {
      title: 'Che cosa mostra una prova',
      first: 'Il totale pubblicato contiene il saldo di ogni membro che verifica e lo trova.',
      second: 'Nessuno può essere escluso, contato in meno o sotto zero senza che la sua verifica fallisca.',
      third: 'A tutti viene detto lo stesso: ogni prova è firmata e poi non viene mai cambiata.',
    },
    not: {
      title: 'Che cosa non mostra',
      first: 'Mostra quanto dobbiamo ai membri. Non mostra che il denaro c’è.',
      second: 'Funziona solo se i membri verificano. Chi non verifica mai può essere escluso.',
      third:
        'La via verso la Sua foglia mostra alcune somme di altri membri, senza nomi. Le foglie vuote nascondono quanti membri ci sono.',
    },
    how: {
      title: 'Come verificare',
      app: 'Nell’app, apra i Suoi portafogli e scelga la prova dei saldi. Il telefono fa i calcoli da solo.',
      script:
        'Per non doversi fidare di nessuno, salvi lì la Sua parte, scarichi lo script, lo legga e lo esegua con Node.',
      key: 'Annoti ora la nostra chiave. Una prova firmata con un’altra chiave non è nostra.',
      until: 'La Sua parte resta disponibile fino alla prova successiva. La salvi per verificarla più tardi.',
      download: 'Scarica lo script',
    },
    accounts: {
      outside: 'Arrivato da fuori',
      fees: 'Commissioni',
      capital: 'Capitale proprio',
      pool: 'Fondo premi',
      exchange: 'Cambio',
      escrow: 'Bloccato per ordini',
      clearing: 'In viaggio',
    },
  },
  transparency: english.transparency,
}

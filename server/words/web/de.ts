import { web as english } from './en.ts'

export const web = {
  proof: {
    title: 'Guthabennachweis',
    lead: 'Jede Nacht zählen wir zusammen, was unsere Mitglieder in jeder Währung haben, und veröffentlichen die Summe. Jedes Mitglied kann prüfen, ob das eigene Guthaben darin enthalten ist.',
    demo: 'Dies ist eine Demo. Nichts davon ist echtes Geld.',
    newest: 'Neuester Nachweis',
    none: 'Es gibt noch keinen Nachweis. Der erste folgt innerhalb eines Tages.',
    after: 'Nach Buchung',
    total: 'Den Mitgliedern geschuldet',
    platform: 'Die Seite der Plattform; mit der Summe ergibt sie null',
    leaves: 'Blätter, auch leere',
    root: 'Wurzel',
    signature: 'Signatur',
    key: 'Unser Schlüssel',
    download: 'Als JSON herunterladen',
    earlier: 'Frühere Nachweise',
    languages: 'Sprachen',
    proves: {
      title: 'Was ein Nachweis zeigt',
      first: 'Die veröffentlichte Summe enthält das Guthaben jedes Mitglieds, das nachprüft und es darin findet.',
      second:
        'Niemand kann weggelassen, zu niedrig oder unter null gezählt werden, ohne dass die eigene Prüfung fehlschlägt.',
      third: 'Alle erfahren dasselbe: Jeder Nachweis ist signiert und wird danach nie geändert.',
    },
    not: {
      title: 'Was er nicht zeigt',
      first: 'Er zeigt, was wir den Mitgliedern schulden. Er zeigt nicht, dass das Geld da ist.',
      second: 'Er wirkt nur, wenn Mitglieder prüfen. Wer nie prüft, kann weggelassen werden.',
      third:
        'Der Weg zu Ihrem Blatt zeigt einige Summen anderer Mitglieder, ohne Namen. Leere Blätter verbergen, wie viele Mitglieder es gibt.',
    },
    how: {
      title: 'So prüfen Sie',
      app: 'In der App: Öffnen Sie Ihre Wallets und wählen Sie den Guthabennachweis. Ihr Telefon rechnet selbst nach.',
      script:
        'Ohne jemandem zu vertrauen: Sichern Sie dort Ihren Teil, laden Sie das Skript herunter, lesen Sie es und führen Sie es mit Node aus.',
      key: 'Notieren Sie jetzt unseren Schlüssel. Ein Nachweis mit einem anderen Schlüssel ist nicht von uns.',
      until: 'Ihr Teil bleibt bis zum nächsten Nachweis erhalten. Sichern Sie ihn, um ihn später zu prüfen.',
      download: 'Skript herunterladen',
    },
    accounts: {
      outside: 'Von außen eingegangen',
      fees: 'Gebühren',
      capital: 'Eigenes Kapital',
      pool: 'Prämienfonds',
      exchange: 'Umtausch',
      escrow: 'Für Aufträge reserviert',
      clearing: 'Unterwegs',
    },
  },
  transparency: english.transparency,
}

import type { Texts } from './en.ts'

export const de: Texts = {
  author: 'Das Quay-Team',
  about: {
    title: 'Über Quay',
    summary: 'Was Quay ist und was nicht.',
    lines: [
      'Quay bringt Mitglieder, die eine Menge einer digitalen Währung verkaufen möchten, mit Händlern zusammen, die sie zu einem genannten Stückpreis kaufen.',
      '# Worauf Sie sich verlassen können',
      '- Sie sehen Preis, Gebühr und Nettobetrag, bevor Sie etwas bestätigen.',
      '- Jede Bewegung von Geld wird zweimal gebucht, einmal auf jeder Seite, und beide stimmen immer überein.',
      '- Eine Auszahlung zeigt immer ihren Stand, den Grund und wer als Nächstes entscheidet.',
      '# Was diese Fassung ist',
      'Dies ist eine Demo. Personen, Preise und Guthaben sind erfunden, und es fließt kein echtes Geld.',
    ],
  },
  reg_rule: {
    title: 'Nutzungsbedingungen',
    summary: 'Die Regeln für Mitglieder in Kürze.',
    lines: [
      'Mit dem Anlegen eines Kontos stimmen Sie diesen Regeln zu. Dies ist der Text der Demo; ein echter Dienst ersetzt ihn durch seinen eigenen.',
      '# Ihr Konto',
      '- Sie sind volljährig, und das Konto ist nur für Sie selbst.',
      '- Sie behalten Passwort und Codes für sich. Wir fragen nie danach.',
      '- Ihre E-Mail muss Ihre eigene sein; über sie erreichen wir Sie.',
      '# Handeln',
      '- Sie handeln mit anderen Mitgliedern und Händlern. Die Plattform hält die Menge fest, bis beide Seiten ihren Teil getan haben.',
      '- Preise können steigen und fallen. Niemand verspricht Ihnen einen Ertrag.',
      '- Gebühren sehen Sie vor dem Bestätigen; danach ändern sie sich nicht mehr.',
      '# Beenden',
      'Sie können Ihr Konto schließen lassen, sobald kein offener Auftrag und kein auszahlbares Geld mehr daran hängt.',
    ],
  },
  privacy: {
    title: 'Datenschutz',
    summary: 'Was wir über Sie speichern und warum.',
    lines: [
      'Wir speichern, was für Ihr Konto nötig ist, und nichts, um es zu verkaufen.',
      '- Ihre E-Mail und, wenn Sie eine angeben, Ihre Telefonnummer, um Sie anzumelden und zu erreichen.',
      '- Was Sie mit Ihrem Geld getan haben, denn die Bücher müssen vollständig sein.',
      '- Wann Ihre Sitzungen geöffnet und zuletzt gesehen wurden, damit Sie sie beenden können.',
      'Passwörter und Codes werden so gespeichert, dass niemand sie zurücklesen kann. Wir setzen keine Cookies.',
    ],
  },
  risk: {
    title: 'Risikohinweis',
    summary: 'Lesen Sie dies, bevor Sie handeln.',
    lines: [
      'Der Preis einer digitalen Währung kann schnell fallen, sogar auf null. Handeln Sie nur mit dem, was Sie verlieren können.',
      '- Frühere Preise sagen nichts über künftige.',
      '- Ein erwarteter Betrag ist eine Schätzung, kein Versprechen.',
      '- Eine Zahlung außerhalb der Plattform wird von ihr nicht geschützt.',
      'Wenn Ihnen jemand einen Gewinn verspricht, sind es nicht wir.',
    ],
  },
  zhuxiao_rule: {
    title: 'Ihr Konto schließen',
    summary: 'Was geschieht, wenn Sie darum bitten.',
    lines: [
      'Wir prüfen einen Antrag innerhalb von 5 bis 7 Werktagen. Schließen Sie vorher offene Aufträge und Auszahlungen ab und lassen Sie sich Ihr Guthaben auszahlen: Auf dem Konto darf nichts übrig sein, was sich auszahlen lässt.',
      'Wenn Sie sich vor der Schließung des Kontos anmelden, ist der Antrag zurückgenommen.',
      'Danach werden Ihr Name und Ihre Kontaktdaten entfernt. Die Bücher über frühere Geschäfte müssen aufbewahrt werden.',
    ],
  },
  white_paper: {
    title: 'Quay-Whitepaper',
    summary: 'Wie die Plattform funktioniert.',
    lines: [
      'Dieses Papier beschreibt, wie Quay gebaut ist. Es ist kein Angebot, keine Beratung, und es verspricht keinen Ertrag.',
      '# Handeln',
      'Ein Mitglied bietet eine Menge zu einem Stückpreis an. Das System sucht bis zu 60 Minuten nach einem Händler. So lange ist die Menge reserviert, und das Mitglied kann abbrechen.',
      '# Die Bücher',
      'Jede Bewegung wird zweimal geschrieben und ergibt zusammen null. Das Konto eines Mitglieds kann nie unter null fallen; die Datenbank selbst lehnt es ab.',
      '# Belohnungen',
      'Belohnungen werden nur aus einem Topf gezahlt, der erzielte Gebühren oder das Kapital der Plattform enthält. Das Geld eines Mitglieds bezahlt nie ein anderes.',
      '# Auszahlungen',
      'Eine Auszahlung verlangt keinen weiteren Kauf und keine Gebühr im Voraus. Sie zeigt immer ihren Stand, ihre Frist und wer entscheidet.',
      '# Risiken',
      '- Preise können fallen.',
      '- Die Gegenseite kann nicht zahlen; einen Streitfall entscheiden zwei Personen aus unserem Team.',
      '- Software hat Fehler; diese wird offen getestet.',
    ],
  },
  news: [
    {
      title: 'Willkommen in der Demo',
      summary: 'Sehen Sie sich um: Nichts hier ist echt.',
      lines: [
        'Alles in dieser Demo ist erfunden: die Personen, die Preise und die Guthaben.',
        'Melden Sie sich mit einem der Demo-Konten an oder erstellen Sie ein eigenes. Der Code kommt im Entwicklungs-Posteingang an.',
        '=> Wozu es example.com gibt',
      ],
    },
    {
      title: 'Marktzeiten',
      summary: 'Wann gehandelt wird.',
      lines: [
        'Der Markt macht täglich eine Stunde Pause.',
        'Die Startseite zeigt, bis wann er geöffnet ist, und zählt in der Pause bis zur nächsten Öffnung herunter.',
      ],
    },
    {
      title: 'Zehn Sprachen',
      summary: 'Wählen Sie Ihre in den Einstellungen.',
      lines: [
        'Quay spricht zehn Sprachen. Wählen Sie Ihre unter Mein Konto, Einstellungen, Sprache.',
        'Meldungen und E-Mails folgen Ihrer Wahl.',
      ],
    },
  ],
  popup: {
    title: 'Neu: Sie sehen, wer kauft',
    body: 'Unter dem Betrag stehen die Händler, die jetzt kaufen, und was jeder Ihnen zahlen würde.',
  },
  marquee: 'Der Markt macht täglich eine Stunde Pause; die Startseite zeigt, wann.',
  sellers: [
    { tag: 'Bankkarte', desc: 'Verkauft Coins per Karte. Für diese Demo erfunden.' },
    { tag: 'Banküberweisung', desc: 'Eine Börse, deren Preise sich jede Minute bewegen. Für diese Demo erfunden.' },
    { tag: 'Bargeld', desc: 'Ein Laden, in dem es Coins gegen Bargeld gibt. Für diese Demo erfunden.' },
  ],
  ways: 'Dies ist eine Demo: Senden Sie kein echtes Geld und keine echten Coins. Als Beleg genügt ein beliebiges Foto.',
  online: 'Dies ist eine Demo: Senden Sie kein echtes Geld und keine echten USDT.',
  help: {
    work_time: 'Montag bis Freitag, 09:00 bis 18:00, Amsterdamer Zeit',
    faq: [
      {
        q: 'Ich habe keinen Code erhalten. Was nun?',
        a: 'Prüfen Sie die Adresse, warten Sie eine Minute und fordern Sie einen neuen an. In der Demo kommen Codes im Entwicklungs-Posteingang an.',
      },
      {
        q: 'Ich habe mein Passwort vergessen.',
        a: 'Wählen Sie auf der Anmeldeseite „Passwort vergessen?“. Sie brauchen Zugang zu Ihrer E-Mail.',
      },
      { q: 'Sind die Preise echt?', a: 'Nein. Dies ist eine Demo, und ihre Preise sind erfunden.' },
    ],
  },
}

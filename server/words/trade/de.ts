import type { Words } from '../en.ts'

export const order: Words['order'] = {
  title: 'Auftrag {order}',
  pay_type: { wallet: 'Wallet', bank: 'Bankkonto' },
  status: {
    searching: 'Händler wird gesucht',
    offered: 'Einem Händler angeboten',
    awaiting_payment: 'Wartet auf Zahlung',
    late: 'Zahlung verspätet',
    paid: 'Bezahlt, zu bestätigen',
    disputed: 'Streitfall',
    settling: 'In Abwicklung',
    completed: 'Abgeschlossen',
    cancelled: 'Storniert',
  },
  next: {
    accept: 'Auf das Angebot antworten',
    pay: 'Die Coins bezahlen',
    confirm: 'Zahlung prüfen, dann bestätigen',
    abandon: 'Auf die Bitte um Stornierung antworten',
    answer: 'Auf den Vorschlag antworten',
    rate: 'Transaktion bewerten',
    waitAccept: 'Auf einen Händler warten',
    waitPay: 'Auf die Zahlung warten',
    waitConfirm: 'Auf die Bestätigung warten',
    waitAnswer: 'Auf die andere Seite warten',
    waitRule: 'Auf unsere Entscheidung warten',
    waitSettle: 'Auf die Abwicklung warten',
    waitThaw: 'Warten, bis der Auftrag weitergeht',
    done: 'Nichts mehr zu tun',
  },
  happened: {
    made: 'Der Auftrag wurde erteilt, seine Coins kamen in Treuhand',
    offer: 'Der Auftrag wurde einem Händler angeboten',
    accept: 'Ein Händler hat angenommen',
    decline: 'Ein Händler hat abgelehnt',
    offerExpired: 'Ein Händler hat nicht geantwortet',
    cancel:
      '{status, select, searching {Das Mitglied hat nicht auf die späte Zahlung gewartet} other {Das Mitglied hat storniert}}',
    matchExpired: 'Es wurde nicht rechtzeitig ein Händler gefunden',
    marketClosed: 'Der Markt schloss, bevor ein Händler annahm',
    recall: 'Wir haben den Auftrag vom Markt genommen',
    pay: '{status, select, settling {Der Händler hat aus der Wallet bezahlt} other {Der Händler sagt, es sei bezahlt}}',
    extend: 'Das Mitglied hat mehr Zeit zum Zahlen gegeben',
    abandon:
      '{status, select, searching {Der Händler hat den Auftrag zurückgegeben} other {Der Händler hat den Auftrag beendet}}',
    askCancel:
      '{status, select, cancelled {Beide Seiten wollten stornieren} other {{by, select, merchant {Der Händler hat um Stornierung gebeten} other {Das Mitglied hat um Stornierung gebeten}}}}',
    silenceExpired: 'Der Händler hat auf die Bitte um Stornierung nicht geantwortet',
    payExpired:
      '{status, select, late {Die Zeit zum Zahlen ist abgelaufen} other {Der Händler hat nicht rechtzeitig bezahlt}}',
    lateExpired: 'Der Händler hat nicht bezahlt',
    confirm: 'Das Mitglied hat die Zahlung bestätigt',
    undo: 'Der Händler hat zurückgenommen, dass bezahlt sei',
    confirmExpired: 'Das Mitglied hat nicht rechtzeitig bestätigt, deshalb sehen wir nach',
    dispute:
      '{by, select, merchant {Der Händler hat einen Streitfall eröffnet} other {Das Mitglied hat einen Streitfall eröffnet}}',
    evidence:
      '{by, select, merchant {Der Händler hat Nachweise hinzugefügt} other {Das Mitglied hat Nachweise hinzugefügt}}',
    withdraw:
      '{by, select, merchant {Der Händler hat den Streitfall beendet} other {Das Mitglied hat den Streitfall beendet}}',
    take: 'Wir prüfen den Streitfall',
    leaseExpired: 'Der Streitfall wartet wieder auf uns',
    propose: 'Wir haben einen Vorschlag gemacht',
    agree: '{by, select, merchant {Der Händler hat zugestimmt} other {Das Mitglied hat zugestimmt}}',
    disagree: '{by, select, merchant {Der Händler hat nicht zugestimmt} other {Das Mitglied hat nicht zugestimmt}}',
    rule: 'Wir haben den Streitfall entschieden',
    settleDue: 'Der Auftrag wurde abgewickelt',
    flag: 'Wir haben die Abwicklung angehalten, um nachzusehen',
    unflag: 'Die Abwicklung ging weiter',
    freeze: 'Wir haben den Auftrag angehalten',
    thaw: 'Der Auftrag ging weiter',
    rate: '{by, select, merchant {Der Händler hat die Transaktion bewertet} other {Das Mitglied hat die Transaktion bewertet}}',
  },
  notice: {
    member: {
      accept: 'Ein Händler hat Auftrag {order} angenommen und soll {amount} zahlen.',
      matchExpired: 'Für Auftrag {order} wurde kein Händler gefunden. Ihre Coins sind zurück.',
      marketClosed: 'Der Markt schloss, bevor ein Händler Auftrag {order} annahm. Ihre Coins sind zurück.',
      recall: 'Wir haben Auftrag {order} vom Markt genommen. Ihre Coins sind zurück.',
      pay: '{status, select, settling {Der Händler hat {amount} für Auftrag {order} bezahlt. Nach der Abwicklung ist der Betrag verfügbar.} other {Der Händler sagt, {amount} für Auftrag {order} seien bezahlt. Bitte prüfen Sie Ihr Bankkonto, bevor Sie bestätigen.}}',
      abandon:
        '{status, select, searching {Der Händler hat Auftrag {order} zurückgegeben. Wir suchen einen anderen.} other {Der Händler hat Auftrag {order} beendet. Ihre Coins sind zurück.}}',
      askCancel:
        '{status, select, cancelled {Auftrag {order} ist storniert: Beide Seiten waren einverstanden. Ihre Coins sind zurück.} other {Der Händler bittet Sie, Auftrag {order} zu stornieren. Bitte antworten Sie.}}',
      silenceExpired:
        'Der Händler hat nicht geantwortet, deshalb ist Auftrag {order} storniert. Ihre Coins sind zurück.',
      payExpired:
        '{status, select, late {Der Händler hat für Auftrag {order} nicht rechtzeitig bezahlt. Sie können noch etwas warten oder stornieren.} searching {Der Händler hat für Auftrag {order} nicht bezahlt. Wir suchen einen anderen.} other {Der Händler hat für Auftrag {order} nicht bezahlt. Ihre Coins sind zurück.}}',
      lateExpired:
        '{status, select, searching {Der Händler hat für Auftrag {order} nicht bezahlt. Wir suchen einen anderen.} other {Der Händler hat für Auftrag {order} nicht bezahlt. Ihre Coins sind zurück.}}',
      undo: 'Der Händler hat zurückgenommen, dass Auftrag {order} bezahlt sei. Bitte bestätigen Sie noch nicht.',
      confirmExpired:
        'Die Zahlung für Auftrag {order} wurde nicht rechtzeitig bestätigt. Wir sehen nach, und Ihre Coins bleiben in Treuhand.',
      dispute: 'Der Händler hat zu Auftrag {order} einen Streitfall eröffnet. Bitte zeigen Sie, was Sie haben.',
      evidence: 'Der Händler hat im Streitfall zu Auftrag {order} Nachweise hinzugefügt.',
      withdraw: 'Der Händler hat den Streitfall zu Auftrag {order} beendet. Der Auftrag geht weiter.',
      take: 'Wir prüfen jetzt den Streitfall zu Auftrag {order}.',
      propose: 'Wir haben zu Auftrag {order} einen Vorschlag gemacht. Bitte antworten Sie darauf.',
      agree: 'Der Händler hat unserem Vorschlag zu Auftrag {order} zugestimmt.',
      disagree: 'Der Händler hat unserem Vorschlag zu Auftrag {order} nicht zugestimmt.',
      rule: 'Wir haben den Streitfall zu Auftrag {order} entschieden. Im Auftrag steht, wie das Geld geteilt wurde.',
      settleDue: 'Auftrag {order} ist abgewickelt.',
      flag: 'Die Abwicklung von Auftrag {order} dauert länger: Wir sehen nach.',
      freeze: 'Wir haben Auftrag {order} vorerst angehalten. Sein Geld bleibt, wo es ist, und keine Frist läuft ab.',
      thaw: 'Auftrag {order} geht weiter. Seine Fristen wurden verschoben.',
    },
    merchant: {
      offer: 'Ein Angebot für Sie: Auftrag {order} über {amount}. Bitte nehmen Sie an oder lehnen Sie ab.',
      accept: 'Auftrag {order} wurde für Sie angenommen. Bitte zahlen Sie {amount}.',
      offerExpired: 'Die Zeit, auf das Angebot zu Auftrag {order} zu antworten, ist vorbei.',
      cancel:
        'Das Mitglied hat Auftrag {order} zurückgenommen. Bitte zahlen Sie nicht dafür; falls Sie schon bezahlt haben, melden Sie sich bei uns.',
      matchExpired: 'Das Angebot zu Auftrag {order} ist beendet: Seine Zeit ist abgelaufen.',
      marketClosed: 'Das Angebot zu Auftrag {order} ist beendet: Der Markt ist geschlossen.',
      recall: 'Das Angebot zu Auftrag {order} ist beendet: Wir haben den Auftrag vom Markt genommen.',
      extend: 'Das Mitglied hat Ihnen mehr Zeit gegeben, Auftrag {order} zu bezahlen.',
      askCancel:
        '{status, select, cancelled {Auftrag {order} ist storniert: Beide Seiten waren einverstanden.} other {Das Mitglied bittet Sie, Auftrag {order} zu stornieren. Bitte antworten Sie; ohne Antwort wird er storniert.}}',
      silenceExpired:
        'Auftrag {order} ist storniert: Sie haben dem Mitglied nicht geantwortet. Bitte zahlen Sie nicht dafür.',
      payExpired:
        '{status, select, late {Die Zeit, Auftrag {order} zu bezahlen, ist abgelaufen. Falls Sie bezahlt haben, sagen Sie es bitte jetzt.} other {Auftrag {order} gehört nicht mehr Ihnen: Er wurde nicht rechtzeitig bezahlt. Bitte zahlen Sie nicht dafür.}}',
      lateExpired:
        'Auftrag {order} gehört nicht mehr Ihnen: Er wurde nicht rechtzeitig bezahlt. Bitte zahlen Sie nicht dafür; falls Sie schon bezahlt haben, melden Sie sich bei uns.',
      confirm: 'Das Mitglied hat Ihre Zahlung für Auftrag {order} bestätigt. Die Coins gehören Ihnen.',
      confirmExpired:
        'Das Mitglied hat Ihre Zahlung für Auftrag {order} nicht rechtzeitig bestätigt. Wir sehen nach, und die Coins bleiben in Treuhand.',
      dispute: 'Das Mitglied hat zu Auftrag {order} einen Streitfall eröffnet. Bitte zeigen Sie, was Sie haben.',
      evidence: 'Das Mitglied hat im Streitfall zu Auftrag {order} Nachweise hinzugefügt.',
      withdraw: 'Das Mitglied hat den Streitfall zu Auftrag {order} beendet. Der Auftrag geht weiter.',
      take: 'Wir prüfen jetzt den Streitfall zu Auftrag {order}.',
      propose: 'Wir haben zu Auftrag {order} einen Vorschlag gemacht. Bitte antworten Sie darauf.',
      agree: 'Das Mitglied hat unserem Vorschlag zu Auftrag {order} zugestimmt.',
      disagree: 'Das Mitglied hat unserem Vorschlag zu Auftrag {order} nicht zugestimmt.',
      rule: 'Wir haben den Streitfall zu Auftrag {order} entschieden. Im Auftrag steht, wie das Geld geteilt wurde.',
      settleDue: 'Auftrag {order} ist abgewickelt.',
      flag: 'Die Abwicklung von Auftrag {order} dauert länger: Wir sehen nach.',
      freeze: 'Wir haben Auftrag {order} vorerst angehalten. Sein Geld bleibt, wo es ist, und keine Frist läuft ab.',
      thaw: 'Auftrag {order} geht weiter. Seine Fristen wurden verschoben.',
    },
  },
}

export const merchant: Words['merchant'] = {
  title: 'Sie als Händler',
  notice: {
    verify: 'Ihre Bewerbung ist angenommen. Bitte zahlen Sie die Sicherheitsleistung, um zu beginnen.',
    refuse: 'Ihre Bewerbung wurde nicht angenommen. Sie können lesen, warum, und sich erneut bewerben.',
    payMargin: 'Ihre Sicherheitsleistung ist bezahlt. Sie nehmen am Markt teil.',
    breakOver: 'Ihre Pause ist vorbei.',
    marginFell:
      'Ihre Sicherheitsleistung ist zu klein, deshalb erreichen Sie keine neuen Angebote. Bitte stocken Sie sie auf.',
    leaveDue: 'Sie sind kein Händler mehr. Ihre Sicherheitsleistung ist wieder in Ihrem Saldo.',
    suspend: 'Wir haben Sie als Händler vorerst gesperrt. Offene Aufträge gehen weiter. Bitte melden Sie sich bei uns.',
    release: 'Sie können wieder als Händler teilnehmen.',
    expel:
      'Sie sind kein Händler mehr: Wir haben es beendet, und Sie können lesen, warum. Was von Ihrer Sicherheitsleistung übrig war, ist wieder in Ihrem Saldo.',
  },
}

import { recharge as english } from './en.ts'

export const recharge = {
  title: 'Einzahlung {order}',
  status: {
    awaiting_proof: 'Wartet auf Ihren Beleg',
    submitted: 'Wartet auf unser Team',
    in_review: 'In Prüfung',
    needs_info: 'Wir brauchen mehr von Ihnen',
    credited: 'Gutgeschrieben',
    rejected: 'Nicht angenommen',
    cancelled: 'Storniert',
    expired: 'Abgelaufen',
    reversed: 'Zurückgebucht',
  },
  reason: {
    not_received: 'Das Geld ist bei uns nicht eingegangen.',
    wrong_amount: 'Es ist ein anderer Betrag eingegangen, als Sie angegeben haben.',
    wrong_payer: 'Das Geld kam von einer anderen Person.',
    unreadable: 'Der Beleg lässt sich nicht lesen.',
    used_proof: 'Dieser Beleg gehört zu einer anderen Einzahlung.',
    other: 'Unser Team erklärt es unten.',
  },
  happened: {
    made: 'Sie haben die Einzahlung begonnen',
    prove: 'Sie haben den Beleg gesendet',
    cancel: 'Sie haben storniert',
    expire: 'Es kam nicht rechtzeitig ein Beleg',
    take: 'Unser Team hat die Prüfung begonnen',
    leaseExpired: 'Sie wartet wieder auf unser Team',
    ask: 'Unser Team hat um mehr gebeten',
    credit: 'Gutgeschrieben; das Geld ist verfügbar',
    reject: 'Unser Team hat sie nicht angenommen',
    appeal: 'Sie haben um eine zweite Prüfung gebeten',
    reverse: 'Unser Team hat sie zurückgebucht, weil die Zahlung zurückgerufen wurde',
    vanish: english.happened.vanish,
    appear: english.happened.appear,
  },
  notice: {
    expire: 'Einzahlung {order} ist abgelaufen, weil nicht rechtzeitig ein Beleg kam.',
    ask: 'Unser Team braucht mehr, um Einzahlung {order} gutzuschreiben. Bitte sehen Sie nach.',
    credit: 'Einzahlung {order} ist gutgeschrieben: {amount}.',
    reject:
      'Unser Team hat Einzahlung {order} nicht angenommen. Sie können den Grund nachlesen und um eine zweite Prüfung bitten.',
    reverse: 'Unser Team hat Einzahlung {order} zurückgebucht, weil die Zahlung zurückgerufen wurde.',
    vanish: english.notice.vanish,
  },
  done: {
    recharge: '{status, select, awaiting_proof {Einzahlung begonnen.} other {Beleg gesendet.}}',
    cancel: 'Einzahlung storniert.',
    appeal: 'Ihre Bitte liegt unserem Team vor.',
  },
}

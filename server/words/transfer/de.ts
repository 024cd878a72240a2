export const transfer = {
  title: 'Reservierte Übertragung',
  notice: {
    disputed:
      '{amount} von {name} bleiben reserviert, weil das Konto des Absenders angehalten wurde. Unser Team entscheidet und sagt Ihnen Bescheid.',
    released:
      '{amount} von {name} sind nicht mehr reserviert. Unser Team hat entschieden, dass der Betrag Ihnen gehört.',
    kept: 'Unser Team hat über {amount} von Ihrem Konto an {name} entschieden: Der Betrag bleibt dort.',
    returned: '{amount} von Ihrem Konto an {name} sind wieder bei Ihnen. So hat unser Team entschieden.',
    gone: '{amount} von {name} gingen zurück, weil das Konto des Absenders angehalten wurde. So hat unser Team entschieden.',
  },
  done: {
    send: 'Gesendet.',
  },
}

export const transfer = {
  title: 'Transferência cativa',
  notice: {
    disputed:
      '{amount} de {name} continua cativo, porque a conta de quem enviou foi parada. A nossa equipa decide e avisa.',
    released: '{amount} de {name} já não está cativo. A nossa equipa decidiu que o montante é seu.',
    kept: 'A nossa equipa decidiu sobre {amount} da sua conta para {name}: o montante fica lá.',
    returned: '{amount} da sua conta para {name} voltou para si. A nossa equipa decidiu assim.',
    gone: '{amount} de {name} voltou a quem enviou, porque essa conta foi parada. A nossa equipa decidiu assim.',
  },
  done: {
    send: 'Enviado.',
  },
}

export const account = {
  level: 'Nível {level}',
  former: 'Antigo membro',
  done: { setUsername: 'O seu nome de utilizador está definido.' },
}

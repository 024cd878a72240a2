export const account = {
  level: 'Livello {level}',
  former: 'Ex membro',
  done: { setUsername: 'Il Suo nome utente è impostato.' },
}

export const account = {
  level: 'Livello {level}',
  done: {
    setUsername: 'Il Suo nome utente è impostato.',
    updateProfile: 'Il Suo profilo è salvato.',
  },
}

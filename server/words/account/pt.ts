export const account = {
  level: 'Nível {level}',
  done: {
    setUsername: 'O seu nome de utilizador está definido.',
    updateProfile: 'O seu perfil está guardado.',
  },
}

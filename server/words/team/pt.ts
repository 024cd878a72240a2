export const team = {
  title: 'Convite para uma equipa',
  notice: {
    asked: '{name} gostaria de o ter na sua equipa. Nada muda para si se não aceitar. Tem sete dias.',
  },
}

export const team = {
  title: 'Uitnodiging voor een team',
  notice: {
    asked: '{name} wil u graag in het team. Voor u verandert er niets zolang u niet akkoord gaat. U hebt zeven dagen.',
  },
}

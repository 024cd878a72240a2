export const team = {
  title: 'Uitnodiging na ’n span',
  notice: {
    asked: '{name} wil u graag in die span hê. Vir u verander niks tensy u aanvaar nie. U het sewe dae.',
  },
}

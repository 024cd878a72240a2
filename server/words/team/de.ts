export const team = {
  title: 'Einladung ins Team',
  notice: {
    asked:
      '{name} möchte Sie im Team haben. Für Sie ändert sich nichts, solange Sie nicht zustimmen. Sie haben sieben Tage Zeit.',
  },
}

export const team = {
  title: 'Invito in un team',
  notice: {
    asked: '{name} La vorrebbe nel proprio team. Per Lei non cambia nulla finché non accetta. Ha sette giorni.',
  },
}

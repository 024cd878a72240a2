export const team = {
  title: 'Zaproszenie do zespołu',
  notice: {
    asked: '{name} chce Cię mieć w swoim zespole. Nic się nie zmieni bez Twojej zgody. Masz siedem dni.',
  },
}

export const team = {
  title: 'Inbjudan till ett team',
  notice: {
    asked: '{name} vill ha med dig i sitt team. Inget ändras för dig om du inte säger ja. Du har sju dagar på dig.',
  },
}

export const invest = {
  title: 'Order {order}',
  status: {
    cooling: 'Första dagen',
    running: 'Pågår',
    suspended: 'Pausad',
    completed: 'Slutfört',
    ended_early: 'Avslutad i förtid',
    cancelled: 'Avbruten',
  },
  happened: {
    made: 'Köpt',
    coolOver: 'Första dagen är över',
    settle: 'Ett datum har räknats ut',
    runDry: 'Pausad: fonden räcker inte',
    refill: 'Fortsätter: fonden har fyllts på',
    finish: 'Slutfört, insatsen är tillbaka',
    stop: 'Avslutad av dig',
    unpriced: 'Pausad: inget myntpris är registrerat',
    priced: 'Fortsätter: myntpriser registreras igen',
    suspend: 'Pausad av vårt team',
    resume: 'Fortsatt av vårt team',
    cancel: 'Avbruten av vårt team, insatsen är tillbaka',
  },
  rule: {
    rate: 'På varje datum räknar vi ut vad den sats som gäller då gör av din insats.',
    prices:
      'Roboten ser på det registrerade myntpriset {tasks} gånger om dagen. Steg priset under sträckan innan håller den myntet under nästa, annars står den utanför. En dag ger summan av sina sträckor: aldrig mindre än inget och högst den publicerade satsen.',
    unpriced:
      'Ett registrerat pris gäller i 6 timmar. En sträcka utan pris ger inget; så länge inget registreras är roboten pausad och säljs inte.',
    pool: 'Datum betalas enbart ur det här erbjudandets fond, som våra avgifter och vårt eget kapital fyller. Räcker den inte betalas ingen förrän den har fyllts på; det som inte kunnat betalas till slutet förfaller.',
    cooling:
      'Under de första 24 timmarna kan du ta tillbaka allt utan kostnad. Insatsen hålls avskild och kommer tillbaka hel vid slutet; att avsluta i förtid efter första dagen kostar den avgift som visas.',
  },
  risk: 'Ett datum kan ge inget alls. Siffrorna är uppskattningar ur det förflutna och inte utlovade. Dina pengar är bundna till slutet, om du inte avslutar i förtid.',
  task: {
    held: 'Höll myntet',
    aside: 'Stod utanför',
    failed: 'Inget pris registrerat',
  },
  done: {
    stop: 'Avslutad. Din insats är tillbaka.',
  },
  notice: {
    runDry:
      'Order {order} är pausad: fonden räcker inte till datumet som har kommit. Ingen betalas förrän fonden har fyllts på. Din insats är orörd.',
    refill: 'Fonden för order {order} har fyllts på, och det som är förfallet betalas.',
    finish: 'Order {order} har slutförts. Din insats är tillbaka: {amount}.',
    unpriced:
      'Order {order} är pausad: inget myntpris har registrerats på 6 timmar, och vi hittar inte på något. Under tiden betalas ingen. Din insats är orörd och du kan avsluta utan avgift.',
    priced: 'Myntpriser registreras igen, och order {order} fortsätter.',
    suspend:
      'Vårt team pausade order {order}. Under tiden betalas inget. Din insats är orörd och du kan avsluta utan avgift; du kan läsa varför.',
    resume: 'Vårt team lät order {order} fortsätta.',
    cancel: 'Vårt team avbröt order {order}. Hela din insats är tillbaka: {amount}. Du kan läsa varför.',
  },
}

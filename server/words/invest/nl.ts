export const invest = {
  title: 'Order {order}',
  status: {
    cooling: 'Eerste dag',
    running: 'Loopt',
    suspended: 'Opgeschort',
    completed: 'Voltooid',
    ended_early: 'Eerder beëindigd',
    cancelled: 'Geannuleerd',
  },
  happened: {
    made: 'Gekocht',
    coolOver: 'Eerste dag voorbij',
    settle: 'Een datum is berekend',
    runDry: 'Opgeschort: er zit te weinig in het fonds',
    refill: 'Hervat: het fonds is aangevuld',
    finish: 'Voltooid, de inleg is terug',
    stop: 'Door u beëindigd',
    unpriced: 'Opgeschort: er is geen muntprijs vastgelegd',
    priced: 'Hervat: er worden weer muntprijzen vastgelegd',
    suspend: 'Door ons team opgeschort',
    resume: 'Door ons team hervat',
    cancel: 'Door ons team geannuleerd, de inleg is terug',
  },
  rule: {
    rate: 'Op elke datum berekenen we wat het tarief van die datum van uw inleg maakt.',
    prices:
      'De robot kijkt {tasks} keer per dag naar de vastgelegde muntprijs. Steeg de prijs in het vorige stuk, dan houdt hij de munt in het volgende; anders blijft hij aan de kant. Een dag brengt de som van zijn stukken: nooit minder dan niets en hoogstens het gepubliceerde tarief.',
    unpriced:
      'Een vastgelegde prijs telt 6 uur. Een stuk zonder prijs brengt niets; zolang er geen wordt vastgelegd, is de robot opgeschort en niet te koop.',
    pool: 'Datums worden alleen betaald uit het fonds van dit aanbod, dat onze kosten en ons eigen kapitaal vullen. Zit er te weinig in, dan wordt niemand betaald tot het is aangevuld; wat tegen het einde niet betaald kon worden, vervalt.',
    cooling:
      'In de eerste 24 uur kunt u alles kosteloos terugnemen. Uw inleg wordt apart bewaard en komt aan het einde helemaal terug; eerder beëindigen na de eerste dag kost de getoonde kosten.',
  },
  risk: 'Een datum brengt misschien niets op. De cijfers zijn schattingen uit het verleden en niet beloofd. Uw geld zit vast tot het einde, tenzij u eerder beëindigt.',
  task: {
    held: 'Hield de munt',
    aside: 'Bleef aan de kant',
    failed: 'Geen prijs vastgelegd',
  },
  done: {
    stop: 'Beëindigd. Uw inleg is terug.',
  },
  notice: {
    runDry:
      'Order {order} is opgeschort: er zit te weinig in het fonds voor de datum die verschuldigd is. Niemand wordt betaald tot het fonds is aangevuld. Uw inleg is onaangeroerd.',
    refill: 'Het fonds van order {order} is aangevuld; wat verschuldigd is, wordt betaald.',
    finish: 'Order {order} is voltooid. Uw inleg is terug: {amount}.',
    unpriced:
      'Order {order} is opgeschort: er is al 6 uur geen muntprijs vastgelegd, en we verzinnen er geen. Zolang wordt niemand betaald. Uw inleg is onaangeroerd en u kunt zonder kosten beëindigen.',
    priced: 'Er worden weer muntprijzen vastgelegd; order {order} gaat verder.',
    suspend:
      'Ons team heeft order {order} opgeschort. Zolang wordt er niets betaald. Uw inleg is onaangeroerd en u kunt zonder kosten beëindigen; u kunt lezen waarom.',
    resume: 'Ons team heeft order {order} hervat.',
    cancel: 'Ons team heeft order {order} geannuleerd. Uw inleg is geheel terug: {amount}. U kunt lezen waarom.',
  },
}

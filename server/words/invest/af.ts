export const invest = {
  title: 'Bestelling {order}',
  status: {
    cooling: 'Eerste dag',
    running: 'Loop',
    suspended: 'Opgeskort',
    completed: 'Voltooi',
    ended_early: 'Vroeg beëindig',
    cancelled: 'Gekanselleer',
  },
  happened: {
    made: 'Gekoop',
    coolOver: 'Eerste dag verby',
    settle: '’n Datum is bereken',
    runDry: 'Opgeskort: die fonds het te min',
    refill: 'Hervat: die fonds is aangevul',
    finish: 'Voltooi, die inleg is terug',
    stop: 'Deur u beëindig',
    unpriced: 'Opgeskort: geen muntprys is aangeteken nie',
    priced: 'Hervat: muntpryse word weer aangeteken',
    suspend: 'Deur ons span opgeskort',
    resume: 'Deur ons span hervat',
    cancel: 'Deur ons span gekanselleer, die inleg is terug',
  },
  rule: {
    rate: 'Op elke datum bereken ons wat die koers van daardie datum van u inleg maak.',
    prices:
      'Die robot kyk {tasks} keer per dag na die aangetekende muntprys. Het die prys in die vorige stuk gestyg, hou hy die munt vir die volgende; anders bly hy buite. ’n Dag bring die som van sy stukke: nooit minder as niks nie en hoogstens die gepubliseerde koers.',
    unpriced:
      '’n Aangetekende prys geld 6 uur lank. ’n Stuk sonder prys bring niks nie; solank geen prys aangeteken word nie, is die robot opgeskort en word dit nie verkoop nie.',
    pool: 'Datums word slegs uit die fonds van hierdie aanbod betaal, wat ons fooie en ons eie kapitaal vul. Het die fonds te min, word niemand betaal totdat dit aangevul is nie; wat teen die einde nie betaal kon word nie, verval.',
    cooling:
      'In die eerste 24 uur kan u alles sonder fooi terugneem. U inleg word apart gehou en kom aan die einde heel terug; om ná die eerste dag vroeg te beëindig, kos die fooi wat gewys word.',
  },
  risk: '’n Datum kan niks bring nie. Die syfers is skattings uit die verlede en nie belowe nie. U geld is tot die einde gebind, tensy u vroeg beëindig.',
  task: {
    held: 'Het die munt gehou',
    aside: 'Het buite gebly',
    failed: 'Geen prys aangeteken nie',
  },
  done: {
    stop: 'Beëindig. U inleg is terug.',
  },
  notice: {
    runDry:
      'Bestelling {order} is opgeskort: die fonds het te min vir die datum wat verskuldig is. Niemand word betaal totdat die fonds aangevul is nie. U inleg is onaangeraak.',
    refill: 'Die fonds van bestelling {order} is aangevul; wat verskuldig is, word betaal.',
    finish: 'Bestelling {order} is voltooi. U inleg is terug: {amount}.',
    unpriced:
      'Bestelling {order} is opgeskort: geen muntprys is al 6 uur lank aangeteken nie, en ons maak nie een op nie. Intussen word niemand betaal nie. U inleg is onaangeraak en u kan sonder fooi beëindig.',
    priced: 'Muntpryse word weer aangeteken, en bestelling {order} gaan voort.',
    suspend:
      'Ons span het bestelling {order} opgeskort. Intussen word niks betaal nie. U inleg is onaangeraak en u kan sonder fooi beëindig; u kan lees waarom.',
    resume: 'Ons span het bestelling {order} hervat.',
    cancel: 'Ons span het bestelling {order} gekanselleer. U inleg is heeltemal terug: {amount}. U kan lees waarom.',
  },
}

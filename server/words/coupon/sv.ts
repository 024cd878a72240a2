export const coupon = {
  title: 'Din kupong',
  scope: { all: 'Alla varor', category: 'Varor i {name}' },
  whyNot: { none: 'Inga kvar', limit: 'Du har den redan' },
  misfit: {
    store: 'Endast hos {store}',
    goods: 'Gäller inte dessa varor',
    from: 'Från {amount}',
    early: 'Gäller inte än',
    over: 'Har gått ut',
    used: 'Redan använd',
    held: 'Reserverad för beställning {order}',
    dry: 'Kan inte användas just nu: pengarna för våra kuponger är slut',
    nothing: 'Ingen rabatt på dessa varor',
  },
  done: { receive: 'Kupongen är mottagen.' },
  notice: { back: 'Du kan använda kupongen från beställning {order} igen.' },
}

export const invest = {
  title: 'Zlecenie {order}',
  status: {
    cooling: 'Pierwszy dzień',
    running: 'W toku',
    suspended: 'Wstrzymane',
    completed: 'Zakończone',
    ended_early: 'Zakończone wcześniej',
    cancelled: 'Anulowane',
  },
  happened: {
    made: 'Kupiono',
    coolOver: 'Pierwszy dzień minął',
    settle: 'Rozliczono termin',
    runDry: 'Wstrzymano: w funduszu jest za mało',
    refill: 'Wznowiono: fundusz uzupełniono',
    finish: 'Zakończono, wkład wrócił',
    stop: 'Zakończone przez Ciebie',
    unpriced: 'Wstrzymano: nie zapisano kursu monety',
    priced: 'Wznowiono: kurs monety znów jest zapisywany',
    suspend: 'Wstrzymane przez nasz zespół',
    resume: 'Wznowione przez nasz zespół',
    cancel: 'Anulowane przez nasz zespół, wkład wrócił',
  },
  rule: {
    rate: 'W każdym terminie obliczamy, ile daje obowiązująca wtedy stawka od Twojego wkładu.',
    prices:
      'Robot patrzy na zapisany kurs monety {tasks} razy dziennie. Jeśli w poprzednim odcinku kurs wzrósł, trzyma monetę przez następny; w przeciwnym razie czeka z boku. Dzień przynosi sumę swoich odcinków: nigdy mniej niż nic i najwyżej opublikowaną stawkę.',
    unpriced:
      'Zapisany kurs liczy się przez 6 godzin. Odcinek bez kursu nie przynosi nic; dopóki kurs nie jest zapisywany, robot jest wstrzymany i nie jest sprzedawany.',
    pool: 'Terminy wypłacamy wyłącznie z funduszu tej oferty, który uzupełniają nasze opłaty i nasz kapitał. Jeśli w funduszu jest za mało, nikt nie otrzymuje wypłaty, dopóki go nie uzupełnimy; czego nie dało się wypłacić do końca, przepada.',
    cooling:
      'Przez pierwsze 24 godziny możesz wszystko cofnąć bez kosztów. Wkład jest trzymany osobno i na koniec wraca w całości; wcześniejsze zakończenie po pierwszym dniu kosztuje pokazaną opłatę.',
  },
  risk: 'Termin może nie przynieść nic. Liczby to szacunki z przeszłości i nie są obietnicą. Pieniądze są związane do końca, chyba że zakończysz wcześniej.',
  task: {
    held: 'Trzymał monetę',
    aside: 'Czekał z boku',
    failed: 'Nie zapisano kursu',
  },
  done: {
    stop: 'Zakończono. Twój wkład wrócił.',
  },
  notice: {
    runDry:
      'Zlecenie {order} jest wstrzymane: w funduszu jest za mało na należny termin. Nikt nie otrzymuje wypłaty, dopóki fundusz nie zostanie uzupełniony. Wkład pozostaje nienaruszony.',
    refill: 'Fundusz zlecenia {order} uzupełniono; należne terminy są wypłacane.',
    finish: 'Zlecenie {order} jest zakończone. Wkład wrócił: {amount}.',
    unpriced:
      'Zlecenie {order} jest wstrzymane: od 6 godzin nie zapisano kursu monety, a my żadnego nie wymyślamy. W tym czasie nikt nie otrzymuje wypłaty. Wkład pozostaje nienaruszony i można zakończyć bez opłaty.',
    priced: 'Kurs monety znów jest zapisywany i zlecenie {order} trwa dalej.',
    suspend:
      'Nasz zespół wstrzymał zlecenie {order}. W tym czasie nic nie jest wypłacane. Wkład pozostaje nienaruszony i można zakończyć bez opłaty; powód można przeczytać.',
    resume: 'Nasz zespół wznowił zlecenie {order}.',
    cancel: 'Nasz zespół anulował zlecenie {order}. Wkład wrócił w całości: {amount}. Powód można przeczytać.',
  },
}

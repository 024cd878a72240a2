export const merchant = {
  title: 'Rola kupca',
  notice: {
    verify: 'Wniosek przyjęto. Aby zacząć, proszę wpłacić zabezpieczenie.',
    refuse: 'Wniosku nie przyjęto. Można przeczytać dlaczego i złożyć go ponownie.',
    payMargin: 'Zabezpieczenie wpłacono. Udział w rynku trwa.',
    breakOver: 'Przerwa się skończyła.',
    marginFell: 'Zabezpieczenie jest za małe, więc nowe oferty nie przychodzą. Proszę je uzupełnić.',
    leaveDue: 'Rola kupca się skończyła. Zabezpieczenie wróciło na saldo.',
    suspend: 'Wstrzymaliśmy na razie rolę kupca. Otwarte zlecenia trwają dalej. Proszę o kontakt.',
    release: 'Można znów brać udział w rynku jako kupiec.',
    expel:
      'Rola kupca się skończyła: to nasza decyzja, można przeczytać dlaczego. Reszta zabezpieczenia wróciła na saldo.',
  },
  done: {
    take: 'Zlecenie przyjęte.',
    answer: 'Odpowiedź dotarła.',
    pay: 'Płatność zapisana.',
    undo: 'Cofnięto.',
    abandon: 'Zlecenie oddane.',
    apply: 'Wniosek dotarł.',
    margin: 'Zabezpieczenie wpłacone.',
    setState: 'Zapisano.',
    setOffer: 'Zapisano.',
  },
}

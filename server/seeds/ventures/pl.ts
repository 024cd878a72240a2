import type { VentureTexts } from './texts.ts'

export const pl: VentureTexts = {
  demo: 'demo',
  note: 'Ta oferta należy do wersji demo: nic nie jest budowane i nie są przekazywane prawdziwe pieniądze.',
  terms: 'Warunki',
  category: 'Port i energia',
  steps: ['Pozwolenia są gotowe', 'Budowa zakończona', 'Ostatni termin'],
  said: {
    'robot-heron': {
      title: 'Heron',
      brief: 'Robot, który 4 razy dziennie sprawdza cenę monet.',
      text: 'Heron stosuje jedną opublikowaną regułę do zapisanych cen. Wkład nigdy nie opuszcza własnego konta.',
    },
    'robot-tern': {
      title: 'Tern',
      brief: 'Robot, który 8 razy dziennie sprawdza cenę monet.',
      text: 'Tern stosuje tę samą regułę co Heron w krótszych odcinkach. Krótsze odcinki to więcej wzrostów i spadków, a dzień może nic nie przynieść.',
    },
    'robot-gannet': {
      title: 'Gannet',
      brief: 'Robot kupowany za monety, który 12 razy dziennie sprawdza cenę.',
      text: 'Gannet kupuje się za monety i wracają monety. Ich cena może w tym czasie spaść.',
    },
    'plan-heron': {
      title: 'Heron 30',
      brief: 'Plan na 30 dni, obliczany codziennie.',
      text: 'Każdy dzień obliczamy według stawki opublikowanej na ten dzień i wypłacamy z funduszu tego planu.',
    },
    'plan-tern': {
      title: 'Tern 60',
      brief: 'Plan na 60 dni, obliczany raz na końcu.',
      text: 'Jest jeden termin, ostatni dzień. Do tego czasu nic nie jest wypłacane.',
    },
    'plan-gannet': {
      title: 'Gannet 90',
      brief: 'Plan w USDT na 90 dni, obliczany codziennie.',
      text: 'Kupuje się go w USDT i wracają USDT. W funduszu jest teraz niewiele, więc terminy mogą musieć poczekać.',
    },
    'harbour-solar': {
      title: 'Harbour Solar, Rotterdam',
      brief: 'Panele na czterech dachach magazynów w porcie.',
      text: 'Cztery dachy niosą 2600 paneli. Co projekt może przynieść, obliczamy raz, ostatniego dnia.',
    },
    'tidal-gate': {
      title: 'Tidal Gate, Emden',
      brief: 'Mała turbina w starej śluzie.',
      text: 'Turbina pracuje z każdym pływem. Sprzedaż zaczyna się za kilka dni.',
    },
    'quay-cranes': {
      title: 'Quay Cranes, Gdynia',
      brief: 'Dwa używane dźwigi dla małego nabrzeża.',
      text: 'Wszystko jest zajęte. Dźwigi wynajmuje się na dni.',
    },
    'cold-store': {
      title: 'Cold Store, Genua',
      brief: 'Chłodnia na owoce obok mola.',
      text: 'Sprzedaż się skończyła, chłodnia działa. Co może przynieść, obliczamy na końcu.',
    },
    'harbour-notes': {
      title: 'Harbour Notes',
      brief: 'Subskrypcja na 30 dni po 40 euro za sztukę.',
      text: 'Każdą sztukę obliczamy codziennie według opublikowanej stawki.',
    },
    'dollar-basket': {
      title: 'Dollar Basket',
      brief: 'Subskrypcja w USDT na 30 dni.',
      text: 'Kupuje się ją w USDT i na końcu wracają USDT.',
    },
    'coin-reserve': {
      title: 'Coin Reserve',
      brief: 'Subskrypcja w monetach na 45 dni, obliczana na końcu.',
      text: 'Kupuje się ją za monety i wracają monety. Ich cena może w tym czasie spaść.',
    },
  },
}

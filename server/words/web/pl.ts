import { web as english } from './en.ts'

export const web = {
  proof: {
    title: 'Dowód sald',
    lead: 'Każdej nocy sumujemy to, co nasi uczestnicy mają w każdej walucie, i publikujemy sumę. Każdy uczestnik może sprawdzić, czy jego saldo jest w niej ujęte.',
    demo: 'To jest wersja demonstracyjna. Nie ma tu prawdziwych pieniędzy.',
    newest: 'Najnowszy dowód',
    none: 'Nie ma jeszcze żadnego dowodu. Pierwszy powstanie w ciągu doby.',
    after: 'Po księgowaniu',
    total: 'Należne uczestnikom',
    platform: 'Strona platformy; razem z sumą daje zero',
    leaves: 'Liście, także puste',
    root: 'Korzeń',
    signature: 'Podpis',
    key: 'Nasz klucz',
    download: 'Pobierz jako JSON',
    earlier: 'Wcześniejsze dowody',
    languages: 'Języki',
    proves: {
      title: 'Co pokazuje dowód',
      first: 'Opublikowana suma zawiera saldo każdego uczestnika, który sprawdza i je tam znajduje.',
      second:
        'Nikogo nie można pominąć, policzyć za nisko ani poniżej zera, jeśli jego własne sprawdzenie się powiedzie.',
      third: 'Wszyscy widzą to samo: każdy dowód jest podpisany i potem już się nie zmienia.',
    },
    not: {
      title: 'Czego nie pokazuje',
      first: 'Pokazuje, ile jesteśmy winni uczestnikom. Nie pokazuje, że pieniądze są.',
      second: 'Działa tylko wtedy, gdy uczestnicy sprawdzają. Kto nigdy nie sprawdza, może zostać pominięty.',
      third:
        'Droga do liścia pokazuje kilka sum innych uczestników, bez nazwisk. Puste liście ukrywają, ilu jest uczestników.',
    },
    how: {
      title: 'Jak sprawdzić',
      app: 'W aplikacji proszę otworzyć portfele i wybrać dowód sald. Telefon sam wykona obliczenia.',
      script: 'Aby nie ufać nikomu, proszę zapisać tam swoją część, pobrać skrypt, przeczytać go i uruchomić w Node.',
      key: 'Warto już teraz zapisać nasz klucz. Dowód podpisany innym kluczem nie jest nasz.',
      until: 'Własna część jest dostępna do następnego dowodu. Można ją zapisać i sprawdzić później.',
      download: 'Pobierz skrypt',
    },
    accounts: {
      outside: 'Wpłynęło z zewnątrz',
      fees: 'Opłaty',
      capital: 'Kapitał własny',
      pool: 'Fundusz nagród',
      exchange: 'Wymiana',
      escrow: 'Zablokowane na zlecenia',
      clearing: 'W drodze',
    },
  },
  transparency: english.transparency,
}

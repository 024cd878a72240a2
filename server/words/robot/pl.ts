export const robot = {
  intro: {
    what: 'Robot stosuje jedną opublikowaną regułę do zapisanych kursów monety. Każdy może przeliczyć, co zrobił.',
    money:
      'Nigdy nie obraca Twoim wkładem: jest on trzymany osobno i wraca w całości. To, co przynosi dzień, wypłacamy z funduszu i może to być nic.',
  },
  done: {
    buy: 'Kupiono. Możesz to cofnąć przez 24 godziny.',
  },
}

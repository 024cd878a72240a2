export const robot = {
  intro: {
    what: 'Een robot volgt één gepubliceerde regel over vastgelegde muntprijzen. Iedereen kan narekenen wat hij deed.',
    money:
      'Hij handelt nooit met uw inleg: die wordt apart bewaard en komt helemaal terug. Wat een dag brengt, wordt uit een fonds betaald en kan niets zijn.',
  },
  done: {
    buy: 'Gekocht. U kunt het 24 uur lang terugnemen.',
  },
}

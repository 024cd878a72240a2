export const TONE: readonly string[] = [
  'The reader is the subject, the verb is short, and the button names the act: “Sell 25 coins”, not “Confirm”.',
  'Use nouns that people know: deposit, price, receipt, request, report, activity, limit.',
  'One thing has one word, everywhere: on the screen, in letters, in the log, at the desk.',
  'Numbers come before words: “4 tries left”, “Maximum 5,000”. A limit that refuses is named with its number.',
  'A refusal says what happened, what it means for the money, and what to do, in that order, beside its field, for as long as it holds.',
  'People and we act; a clock, an order or an app does not: “We release coins only when you confirm.”',
  'Nothing urges, nothing is promised, and no cheer is given that was not earned.',
  'Stamps of records read year-month-day hour:minute in every language; only sentences and day headings say a moment in the words of the language.',
  'Technical codes stand small, after the sentence.',
]

/** What every part of the kit must have room for. */
export const LONGEST_NAME = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenverwahrstel'
export const LARGEST_SUM = '999999999999.99'
export const TEN_LINES = [
  'Hafenmeisterinvertretungsbüro',
  'c/o Zahlungsdienstleisterverzeichnis',
  'Building 14, Staircase C',
  'Fourth floor, third door on the left',
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch',
  'Industrial Estate of the Old Harbour',
  'P.O. Box 1000 4711',
  'LL61 5UJ Isle of Anglesey',
  'Wales',
  'United Kingdom of Great Britain and Northern Ireland',
] as const

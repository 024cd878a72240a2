export const EARLY = '/naive/answers-before-its-commit'
export const APART = '/naive/keeps-its-key-apart'

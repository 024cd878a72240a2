export const flag = (yes: boolean): 0 | 1 => (yes ? 1 : 0)

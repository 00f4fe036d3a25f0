/** @example counted(1, 'article') // '1 article' */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

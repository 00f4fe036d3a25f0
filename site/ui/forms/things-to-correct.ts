/** Returns the title above the errors of a form. */
export const thingsToCorrect = (count: number) => (count === 1 ? 'One thing to correct' : `${count} things to correct`)

/** The event with which the list of problems opens a block. */
export const SHOW_PROBLEMS = 'show-problems'

/** Returns the id of a field: its name after a prefix that is unique in the page. Hint and error derive their ids. */
export const fieldId = (name: string) => `in-${name}`

/** A field's id in the page: its name behind a prefix that no other form of the page has. Hint and error derive theirs. */
export const fieldId = (name: string) => `in-${name}`

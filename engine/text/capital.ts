/** Returns a text with a capital at its start. @example capital('four offices') // 'Four offices' */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns a text as PostgreSQL stores it: without NUL and lone surrogates, which it rejects. */
export const storable = (text: string) => text.toWellFormed().replaceAll('\0', '')

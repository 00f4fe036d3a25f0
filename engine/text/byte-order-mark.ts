/** Returns a text without the byte order mark of its file (U+FEFF), which parsers read as a character. */
export const withoutByteOrderMark = (text: string): string => text.replace(/^\ufeff/, '')

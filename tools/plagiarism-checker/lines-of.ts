/** Addresses of pages that one run takes. */
export const MAX_URLS = 5

/** Lines that are not empty, each once. */
export const linesOf = (text: string) => [
  ...new Set(text.split(/[\r\n]+/).flatMap((line) => (/\S/.test(line) ? line.trim() : []))),
]

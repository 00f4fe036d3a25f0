/** Maximum number of URLs in one run. */
export const MAX_URLS = 5

/** Returns non-empty lines, each once. */
export const linesOf = (text: string) => [
  ...new Set(text.split(/[\r\n]+/).flatMap((line) => (/\S/.test(line) ? line.trim() : []))),
]

export const LIMITS = 'docs/limits.md'

type File = { path: string; text: string }

/** Creates a queue or a rate limit, in memory or in PostgreSQL. */
const USE = /import [^;\n]*\bcreate\w+[^;\n]*\/waiting\/|await countUse\(|pg_advisory_xact_lock/
const NOT_USED = /^(?:bench|scripts|tests)\/|\.test\.ts$/
const SPANS = /`([^`]+)`/g
const PATH = /^[\w-]+(?:\/[\w.-]+)+\.tsx?$/

/**
 * Compares the page of limits with the code. The third column of its tables has paths, each followed by quotations.
 * @returns one sentence for each file with a limit that the page does not name, and each quotation that its file does
 * not contain
 */
export function staleLimits(files: File[], page: string): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const missing = files
    .filter(({ path, text }) => USE.test(text) && !NOT_USED.test(path) && !page.includes(`\`${path}\``))
    .map(({ path }) => `${LIMITS} does not name ${path}, which creates a queue or a rate limit.`)
  const wrong = page.split('\n').flatMap((row) => {
    let text: string | undefined
    return [...(row.split(' | ')[2] ?? '').matchAll(SPANS)].flatMap(([, span = '']) => {
      if (!PATH.test(span)) return text?.includes(span) ? [] : [`${LIMITS} quotes \`${span}\`, which is not there.`]
      text = texts.get(span)
      return []
    })
  })
  return [...missing, ...wrong]
}

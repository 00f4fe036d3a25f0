import { globSync, readFileSync } from 'node:fs'

export type RealSheet = { name: string; css: string }

const MIN_BYTES = 2_000
/**
 * Copies of other stylesheets, stylesheets with directives that browsers do not read, and files for single font
 * weights.
 */
const LEFT_OUT = /monaco-editor\/min\/|\/tailwindcss\/|\.module\.css$|-cssmodules\.css$|fontsource.*\/(?!index)[^/]*$/

/** Returns the stylesheets of installed packages, each once. */
export function realSheets(): RealSheet[] {
  const seen = new Set<string>()
  return globSync('node_modules/**/*.css')
    .toSorted()
    .filter((path) => !LEFT_OUT.test(path))
    .map((path) => ({ name: path.replace('node_modules/', ''), css: readText(path) }))
    .filter(({ css }) => css.length >= MIN_BYTES && !seen.has(css) && seen.add(css))
}

/** Returns the text without the byte order mark, which browsers drop when they decode a file. */
const readText = (path: string) => readFileSync(path, 'utf8').replace(/^\uFEFF/, '')

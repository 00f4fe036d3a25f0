import type { BinaryModule, LocalLinter } from 'harper.js'
import { agreementIssues } from './agreement.ts'
import { confusedWords } from './confused-words.ts'
import type { Dialect } from './dialect.ts'
import { knownWords, withoutFalseAlarms } from './false-alarms.ts'
import { phraseIssues } from './fixed-phrases.ts'
import type { Issue } from './issue.ts'

const linters = new Map<Dialect, Promise<LocalLinter>>()

/**
 * Returns what Harper finds in a plain or Markdown text, without its false alarms, ordered by place. The WebAssembly is
 * compiled once for each worker or process.
 */
export async function lint(text: string, options: Options): Promise<Issue[]> {
  const words = withoutEndless(text)
  const confused = confusedWords(words)
  // “Your the best” is no repetition, but another word.
  const isMixUp = ({ kind, start }: Issue) => kind === 'Repetition' && confused.some((one) => one.start === start)
  const found = withoutFalseAlarms(await rawLint(text, options), words).filter((one) => !isMixUp(one))
  // Of findings about the same words the first counts, so our own are dropped where Harper has one.
  for (const issue of [...phraseIssues(words), ...agreementIssues(words), ...confused])
    if (!found.some((one) => one.start < issue.end && one.end > issue.start)) found.push(issue)
  return found.sort((one, other) => one.start - other.start || one.end - other.end)
}

type Options = { dialect: Dialect; isMarkdown: boolean; wasm: () => Promise<Uint8Array> }

/** Returns everything that Harper finds. */
export async function rawLint(text: string, { dialect, isMarkdown, wasm }: Options): Promise<Issue[]> {
  let loading = linters.get(dialect)
  if (!loading) {
    loading = load(dialect, wasm)
    linters.set(dialect, loading)
    loading.catch(() => linters.delete(dialect))
  }
  const linter = await loading
  const runs = [...text.matchAll(endless)].map(({ 0: run, index }) => [index, index + run.length] as const)
  const { seen, placeOf } = withoutSoftHyphens(withoutEndless(text))
  const found = await linter
    .organizedLints(seen, { language: isMarkdown ? 'markdown' : 'plaintext' })
    .catch((error: unknown) => {
      // After a panic, the module refuses every text.
      linters.delete(dialect)
      throw error
    })
  const issues = Object.entries(found).flatMap(([rule, lints]) =>
    lints.map((one) => {
      const span = one.span()
      const [start, end] = [placeOf(span.start), placeOf(span.end)]
      const part = text.slice(start, end)
      const suggestions = one.suggestions().map((suggestion) => {
        const written = suggestion.get_replacement_text()
        // SuggestionKind: 0 replaces, 1 removes, 2 inserts after.
        if (suggestion.kind() === 1) return ''
        return suggestion.kind() === 2 ? part + written : likeWord(part, written)
      })
      const issue = { rule, kind: one.lint_kind_pretty(), message: one.message(), start, end, text: part, suggestions }
      one.free()
      return issue
    }),
  )
  return issues
    .filter(({ start, end }) => !runs.some(([from, to]) => start < to && end > from))
    .sort((one, other) => one.start - other.start || one.end - other.end)
}

/** Returns an article as a word begins: Harper takes “A” for a word in capitals, and suggests “AN”. */
const likeWord = (part: string, written: string) => (part === 'A' && written === 'AN' ? 'An' : written)

/**
 * Replaces very long words by spaces of the same length: encoded data is not a word, and Harper panics at a word of
 * 20,000 letters.
 */
const endless = /\S{1000,}/g
const withoutEndless = (text: string) => text.replace(endless, (run) => ' '.repeat(run.length))

/** Removes soft hyphens, which are invisible; Harper takes them for hyphens. */
function withoutSoftHyphens(text: string) {
  if (!text.includes('\u00ad')) return { seen: text, placeOf: (at: number) => at }
  const places: number[] = []
  let seen = ''
  for (let at = 0; at < text.length; at += 1)
    if (text[at] !== '\u00ad') {
      places.push(at)
      seen += text[at]
    }
  return { seen, placeOf: (at: number) => places[at] ?? text.length }
}

async function load(dialect: Dialect, wasm: () => Promise<Uint8Array>) {
  const { createBinaryModuleFromUrl, Dialect, LocalLinter } = await import('harper.js')
  const dialects = {
    american: Dialect.American,
    british: Dialect.British,
    canadian: Dialect.Canadian,
    australian: Dialect.Australian,
    indian: Dialect.Indian,
  }
  // Harper fetches its module from a URL. It passes `href` on to WebAssembly unchecked, so an object with the bytes
  // works, as long as it responds to the one call that asks whether it is a file URL.
  const bytes = Object.assign(await wasm(), { startsWith: () => false })
  const address = { href: bytes } as unknown as string
  const binary: BinaryModule = createBinaryModuleFromUrl(address, 'slim')
  const linter = new LocalLinter({ binary, dialect: dialects[dialect] })
  await linter.setup()
  await linter.importWords(knownWords)
  return linter
}

import type { BinaryModule, LocalLinter } from 'harper.js'

export type Dialect = 'american' | 'british' | 'canadian' | 'australian' | 'indian'
export type Issue = {
  rule: string
  kind: string
  message: string
  /** UTF-16 offsets, end exclusive. */
  start: number
  end: number
  text: string
  /** What the marked part becomes, the best first; empty text where it goes. */
  suggestions: string[]
}

const linters = new Map<Dialect, Promise<LocalLinter>>()

/**
 * What Harper finds in a plain or Markdown text, in its order of places. The WebAssembly is compiled once for each
 * worker or process.
 */
export async function lint(
  text: string,
  { dialect, isMarkdown, wasm }: { dialect: Dialect; isMarkdown: boolean; wasm: () => Promise<Uint8Array> },
): Promise<Issue[]> {
  let loading = linters.get(dialect)
  if (!loading) {
    loading = load(dialect, wasm)
    linters.set(dialect, loading)
    loading.catch(() => linters.delete(dialect))
  }
  const linter = await loading
  const found = await linter.organizedLints(text, { language: isMarkdown ? 'markdown' : 'plaintext' })
  const issues = Object.entries(found).flatMap(([rule, lints]) =>
    lints.map((one) => {
      const { start, end } = one.span()
      const part = text.slice(start, end)
      const suggestions = one.suggestions().map((suggestion) => {
        const written = suggestion.get_replacement_text()
        // SuggestionKind: 0 replaces, 1 removes, 2 inserts after.
        return suggestion.kind() === 1 ? '' : suggestion.kind() === 2 ? part + written : written
      })
      const issue = { rule, kind: one.lint_kind_pretty(), message: one.message(), start, end, text: part, suggestions }
      one.free()
      return issue
    }),
  )
  return issues.sort((one, other) => one.start - other.start || one.end - other.end)
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
  // Harper fetches what it is given an address of. It hands `href` on to WebAssembly unseen, so bytes will do, if they
  // answer its one question about file addresses.
  const bytes = Object.assign(await wasm(), { startsWith: () => false })
  const address = { href: bytes } as unknown as string
  const binary: BinaryModule = createBinaryModuleFromUrl(address, 'slim')
  const linter = new LocalLinter({ binary, dialect: dialects[dialect] })
  await linter.setup()
  return linter
}

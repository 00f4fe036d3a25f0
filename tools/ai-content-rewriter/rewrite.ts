import type { DataSource, Failed, Unknown } from '#engine/data-providers/lookup.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import type { DiffRow } from '#engine/tool/blocks.ts'
import type { Attempt } from './ask-model.ts'
import type { Fact } from './facts.ts'
import { readKeepList } from './keep-list.ts'
import type { Readability } from './readability.ts'
import type { Edit, Length, Tone } from './simplify.ts'

export type RewriteInput = { text: string; tone: Tone; length: Length; keep: string; mode: 'model' | 'basic' }

export type Rewritten = {
  text: string
  mode: 'model' | 'basic' | 'untouched'
  language: { code: string | null; name: string }
  facts: Fact[]
  /** Entries of the keep list that the text does not contain. */
  notInText: string[]
  added: Fact[]
  attempts: Attempt[]
  model: string | null
  source: DataSource | null
  /** Why no model was asked or none of its answers used. */
  problem: Failed | Unknown | null
  edits: Edit[]
  passives: { start: number; end: number; text: string }[]
  before: Readability
  after: Readability
  /** Share of the characters that both texts have in common, 0 to 1. */
  similarity: number
  rows: DiffRow[]
}

/**
 * Rewrites a text with the model, if one is configured and its answer keeps every fact. Otherwise rewrites it with
 * rules, if the text is English.
 */
export async function rewrite(input: RewriteInput, { gather }: { gather: Gather }): Promise<Rewritten> {
  const { compare } = await import('#engine/diff/compare.ts')
  const { askModel } = await import('./ask-model.ts')
  const { addedFacts, factsOf } = await import('./facts.ts')
  const { languageOfText } = await import('./language-of-text.ts')
  const { passivesIn } = await import('./passives.ts')
  const { readabilityOf } = await import('./readability.ts')
  const { simplify } = await import('./simplify.ts')
  const keep = readKeepList(input.keep)
  const language = languageOfText(input.text)
  const facts = factsOf(input.text, { keep, language: language.code })
  const asked =
    input.mode === 'model'
      ? await askModel({ ...input, facts, language: language.code, languageName: language.name }, gather)
      : undefined
  const isEnglish = language.code === 'en'
  const basic = asked?.text == null && isEnglish ? simplify(input.text, { ...input, keep }) : undefined
  const text = asked?.text ?? basic?.text ?? input.text
  const { rows, equal } = compare(input.text, text, 'word', { ignoreCase: false, ignoreSpace: false })
  return {
    text,
    mode: asked?.text != null ? 'model' : basic ? 'basic' : 'untouched',
    language,
    facts,
    notInText: keep.filter((entry) => !facts.some(({ kind, value }) => kind === 'keep-list entry' && value === entry)),
    added: addedFacts(input.text, text),
    attempts: asked?.attempts ?? [],
    model: asked?.model ?? null,
    source: asked?.source ?? null,
    problem: asked?.problem ?? null,
    edits: basic?.edits ?? [],
    passives: isEnglish ? passivesIn(text) : [],
    before: await readabilityOf(input.text, isEnglish),
    after: await readabilityOf(text, isEnglish),
    similarity: Math.min(1, (2 * equal) / (input.text.length + text.length)),
    rows,
  }
}

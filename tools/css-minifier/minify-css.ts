import { type Cascade, cascadeOf } from '#engine/css/cascade.ts'
import { closeText } from '#engine/css/close-text.ts'
import { compareCascades } from '#engine/css/compare-sheets.ts'
import { blankKept, type KeptText, keptIn, type Spot } from '#engine/css/keep-unreadable.ts'
import { minifyOwn } from '#engine/css/own-minifier.ts'
import type { Item } from '#engine/css/read-sheet.ts'
import { splitBlocks } from '#engine/css/rewrite-blocks.ts'
import { hasUnreadable, maskSheet, type SourceSheet, sourceSheet } from '#engine/css/source.ts'
import { withoutStarHacks } from '#engine/css/star-hacks.ts'
import { surveyTokens } from '#engine/css/tokens.ts'
import { writeSheet } from '#engine/css/write-sheet.ts'
import { type CompressedSize, compressedSize, isBrotliQuick, quickSize } from '#engine/size/compressed-size.ts'
import { compareSizes, type SizeMeasure } from '#engine/size/metrics.ts'
import { shorten } from '#engine/text/shorten.ts'
import type { Ports } from '#engine/tool/ports.ts'
import { remember } from '#engine/tool/remember.ts'
import { linesOf, listChanges } from './changes.ts'
import { type CssEngine, cssEngines, isTooDeep } from './engines.ts'
import { explainSyntax, nestedTooDeeply, plainWords, unclosedText } from './explain-syntax.ts'
import { type Entry, type Finish, failedFinish, type Unreadable, type Warning } from './race.ts'

export type Entrant = 'Spaces only' | 'Ours' | CssEngine
export type Runner = {
  name: Entrant
  code: string | null
  size: CompressedSize | null
  ms: number
  refused: string | null
  /** False for an output that is larger than a verified one, which makes a comparison unnecessary. */
  isCompared: boolean
}
export type Asked = { measure: SizeMeasure; isStrict: boolean; keepLicenses: boolean; rewriteCustom: boolean }

/** Each round finds what the errors of the one before hid. */
const MAX_ROUNDS = 4
const MAX_KEPT = 100
const ORDER: Entrant[] = ['Spaces only', ...cssEngines, 'Ours']

/**
 * Shows the stylesheet without comments and spaces at once, then runs the engines side by side with our own minifier.
 * The output of an engine that would lead is compared with the source first, and rejected if its meaning differs. Each
 * new leader is shown. What cannot be read is kept as it was: when Lightning CSS finds such a place, the race starts
 * again without it.
 * @throws {Failure} invalid, if the stylesheet is nested too deeply, or cannot be read and `isStrict` is set
 */
export async function minifyCss(entered: string, asked: Asked, ports: Ports) {
  const { measure, isStrict, keepLicenses, rewriteCustom } = asked
  const { asset, now, progress, signal, partial, task, memory } = ports
  const survey = remember(memory, 'survey', entered, () => surveyTokens(entered))
  if (isTooDeep(survey)) throw nestedTooDeeply()
  const { css, starHacks } = withoutStarHacks(isStrict ? entered : closeText(entered))
  const before = await remember(memory, 'size', entered, () => quickSize(entered))
  const runners: Runner[] = []
  let warnings: Warning[] = []
  let kept: KeptText[] = []
  const unclosed = isStrict ? undefined : unclosedText(entered)
  let last: ReturnType<typeof conclude> | undefined
  let cascade: Cascade | undefined
  let source: SourceSheet | undefined
  let unmask: ((output: string) => Item[]) | undefined
  // Brotli takes a second for half a megabyte, so the source is compressed only if Brotli size is the measure.
  const sourceSize = measure === 'brotli' ? (task('measure', entered) as Promise<CompressedSize>) : before
  const spots: Spot[] = []
  for (let round = 1; ; round++) {
    const found = await race(round === MAX_ROUNDS)
    if (found.length === 0) break
    spots.push(...found)
  }
  return finish()

  /**
   * Runs all engines.
   * @returns what Lightning CSS cannot read, as soon as it says so; nothing in the last round, or if the spots of the
   * round before were not found in the source
   */
  async function race(isLastRound: boolean): Promise<Spot[]> {
    runners.length = 0
    const known = source?.kept.length
    source = await readSource()
    const isLast = isLastRound || source?.kept.length === known
    const mask = source && maskSheet(source.items)
    unmask = mask?.unmask
    const blocks = source && splitBlocks(source.tidied)
    const isWellFormed = source !== undefined && survey.isBalanced && !hasUnreadable(source.items)
    const blank = source && !isStrict ? blankKept(source.written, css) : css
    const entry = { css, blank, masked: mask?.masked ?? null, isWellFormed, isStrict }
    // Engines that our own minifier waits for come first. The heaviest engine comes last, because V8 compiles it again
    // while it runs. A stylesheet that will be read again waits for Lightning CSS.
    const rewritten = blocks && (task('blocks', blocks.sheet) as Promise<string | null>).catch(() => null)
    const lightning = start('Lightning CSS', entry)
    const startOthers = () => (['CSSO', 'esbuild'] as const).map((engine) => ({ engine, finish: start(engine, entry) }))
    const early = isWellFormed ? startOthers() : undefined
    if (source) cascade = remember(memory, 'cascade', key(), () => cascadeOf((source as SourceSheet).items))
    const first = await lightning
    const [wrong] = first.unreadable
    if (wrong && isStrict) throw explainSyntax(wrong, entered)
    const found = source && !isLast ? first.unreadable.filter(isNew).map(spotOf) : []
    if (found.length > 0) return found
    const others = early ?? startOthers()
    if (source && blocks) {
      const output = await rewritten
      await runOwn(output ? blocks.rewrite(output) : source.tidied)
      if (leader().winner === 'Ours') show()
    }
    await checkOutput('Lightning CSS', first)
    // Started while the other engines run, because it usually remains the best.
    last = conclude(leader().code)
    await Promise.all(
      others.map(async ({ engine, finish: running }) => {
        const finish = await running
        signal.throwIfAborted()
        if (finish.warnings.length > 0) warnings = finish.warnings
        await checkOutput(engine, finish)
      }),
    )
    return []
  }

  /**
   * Returns the stylesheet as our parser reads it, without its spaces, as the first result. Undefined if it cannot be
   * read.
   */
  async function readSource(): Promise<SourceSheet | undefined> {
    const began = now()
    try {
      const { sheet, text, ms } = remember(memory, 'sheet', key(), () => {
        const sheet = sourceSheet(css, { rewriteCustom, spots })
        return { sheet, text: writeSheet(sheet.tidied), ms: now() - began }
      })
      const code = `${licensesOf(sheet)}${text}`
      const size = await remember(memory, 'first size', `${measure} ${code}`, () => sizeOf(code))
      await record({ name: 'Spaces only', code, size, ms, refused: null, isCompared: true })
      kept = sheet.kept
      if (!isStrict || !hasUnreadable(sheet.items)) show()
      return sheet
    } catch (error) {
      const refused = `It stopped: ${(error as Error).message}`
      await record({ name: 'Spaces only', code: null, ms: now() - began, refused, isCompared: false })
      return undefined
    }
  }

  /**
   * Returns what the last report adds: the Brotli size if it is requested or quick to compute, and the list of changes.
   */
  function conclude(code: string) {
    const isMeasured = measure === 'brotli' || isBrotliQuick(code)
    const size = isMeasured ? (task('measure', code) as Promise<CompressedSize>) : quickSize(code)
    const { comments } = survey
    // Without a smaller output, the stylesheet stays as it was entered.
    const entry = code === entered ? undefined : source
    const changes = entry ? listChanges({ css, items: entry.written, comments, starHacks }, code) : []
    return { code, size, changes }
  }

  async function finish() {
    runners.sort((one, other) => ORDER.indexOf(one.name) - ORDER.indexOf(other.name))
    const result = leader()
    if (last?.code !== result.code) last = conclude(result.code)
    return { ...result, changes: last.changes, best: await last.size, source: await sourceSize }
  }

  function key() {
    return `${rewriteCustom} ${spots.map(({ at }) => at).join()} ${css}`
  }

  function isNew({ message, loc }: Unreadable) {
    // Our parser reads such a selector, and never joins it with another.
    const isUnknownName = /not recognized as a valid pseudo/.test(message)
    return !isUnknownName && loc !== null && !spots.some(({ at }) => at === offsetAt(css, loc))
  }

  function spotOf(one: Unreadable): Spot {
    return { at: one.loc ? offsetAt(css, one.loc) : 0, why: plainWords(one, css) }
  }

  function keptOf(list: KeptText[]) {
    const lineAt = linesOf(css)
    return list
      .slice(0, MAX_KEPT)
      .map(({ start, text, why }) => ({ line: lineAt(start), text: shorten(text, 160), why }))
  }

  function start(engine: CssEngine, entry: Omit<Entry, 'engine'>) {
    const ran = task(engine, { ...entry, engine } satisfies Entry) as Promise<Finish>
    return ran.catch((error: Error) => failedFinish(error, 0))
  }

  function head() {
    return source ? licensesOf(source) : ''
  }

  function licensesOf({ licenses }: SourceSheet) {
    return keepLicenses ? licenses.map((text) => `${text}\n`).join('') : ''
  }

  async function runOwn(tidied: SourceSheet['tidied']) {
    const began = now()
    const sizeOf = async (code: string) => (measure === 'raw' ? code.length : (await quickSize(code)).gzip)
    const code = `${head()}${await minifyOwn(tidied, cascade as Cascade, { measure, sizeOf })}`
    await record({ name: 'Ours', code, ms: now() - began, refused: null, isCompared: true })
  }

  /** Compares the output of an engine with the source if it is smaller than the current best. */
  async function checkOutput(name: CssEngine, { code, failure, ms }: Finish) {
    if (failure !== null || code === null || !unmask || !cascade) {
      const refused = failure ?? 'The sheet could not be compared.'
      return record({ name, code: null, ms, refused, isCompared: false })
    }
    const output = { name, code: `${head()}${code}`, ms, refused: null, isCompared: false }
    try {
      const items = unmask(code)
      output.code = `${head()}${writeSheet(items)}`
      const size = await sizeOf(output.code)
      if (compareSizes(size, leader().best, measure) >= 0) return record(output)
      const difference = compareCascades(cascade, cascadeOf(items))
      const isSame = difference === undefined
      await record({ ...output, code: isSame ? output.code : null, refused: difference ?? null, isCompared: true })
      if (leader().winner === name) show()
    } catch (error) {
      await record({ ...output, code: null, refused: `It stopped: ${(error as Error).message}` })
    }
  }

  async function record({ size, ...runner }: Omit<Runner, 'size'> & { size?: CompressedSize }) {
    runners.push({ ...runner, size: size ?? (runner.code === null ? null : await sizeOf(runner.code)) })
    progress(runners.length, ORDER.length, runner.name)
  }

  async function sizeOf(code: string): Promise<CompressedSize> {
    return measure === 'brotli' ? compressedSize(code, asset) : quickSize(code)
  }

  function show() {
    partial({ ...leader(), changes: null } satisfies Minified)
  }

  function leader() {
    const [best] = runners
      .flatMap(({ size, ...one }) => (size && one.isCompared && one.refused === null ? [{ ...one, size }] : []))
      .filter(({ size }) => compareSizes(size, before, measure) < 0)
      .sort((one, other) => compareSizes(one.size, other.size, measure))
    return {
      code: best?.code ?? entered,
      winner: best?.name ?? null,
      source: before,
      best: best?.size ?? before,
      runners: [...runners],
      warnings: unclosed ? [unclosed, ...warnings] : warnings,
      kept: keptOf(keptIn(best?.code ?? entered, kept)),
    }
  }
}

export type Minified = {
  code: string
  winner: string | null
  source: CompressedSize
  best: CompressedSize
  runners: Runner[]
  /** Null until all engines have finished. */
  changes: ReturnType<typeof listChanges> | null
  warnings: Warning[]
  /** What cannot be read or is not CSS, and was kept as it was. */
  kept: { line: number | null; text: string; why: string }[]
}

/** Returns the offset of a line and a column, both from 1. */
function offsetAt(css: string, { line, column }: { line: number; column: number }): number {
  const end = [...css.matchAll(/\r\n?|[\n\f]/g)][line - 2]
  return (end ? end.index + end[0].length : 0) + column - 1
}

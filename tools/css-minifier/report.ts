import { sizeMethod } from '#engine/size/compressed-size.ts'
import { bytesBy, rawChange, type SizeMeasure, sizeMetrics, sizeNames } from '#engine/size/metrics.ts'
import { capital } from '#engine/text/capital.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { type Block, type Cell, chart, code, type Finding, findings, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import { COMMENT } from './changes.ts'
import { wrongLanguage } from './explain-syntax.ts'
import type { Minified } from './minify-css.ts'

/** Returns the comparison of the engines as a table, the winner's stylesheet, and what it left out. */
export function reportRace(
  { code: sheet, winner, source, best, runners, changes, warnings, kept }: Minified,
  { measure }: { measure: SizeMeasure },
  { isPartial } = { isPartial: false },
): Report {
  const refused = runners.filter(({ refused }) => refused !== null)
  const larger = runners.filter(({ refused, isCompared }) => refused === null && !isCompared)
  const safe = runners.filter(({ refused }) => refused === null)
  const size = (of: typeof source) => bytesBy(of, measure)
  return {
    summary: isPartial
      ? soFar()
      : winner
        ? `${asName(winner)} wins with ${withCommas(size(best))} bytes (${sizeNames[measure]}), ${rawChange(best, source)} than the source, and the same meaning.`
        : 'Nothing made it smaller with the same meaning, so the stylesheet is returned unchanged.',
    blocks: [
      metric(sizeMetrics(best, source)),
      chart({
        title: `Bytes by engine (${sizeNames[measure]})`,
        form: 'bars',
        unit: 'bytes',
        labels: safe.map(({ name }) => name),
        series: [{ name: sizeNames[measure], values: safe.map(({ size: of }) => (of ? size(of) : null)) }],
        ...(winner ? { highlight: safe.findIndex(({ name }) => name === winner) } : {}),
        method: sizeMethod,
      }),
      table({
        title: 'The race',
        columns: [
          { label: 'Engine' },
          { label: 'Raw', form: 'number', unit: 'bytes' },
          { label: 'Gzip', form: 'number', unit: 'bytes' },
          ...(measure === 'brotli' ? [{ label: 'Brotli', form: 'number' as const, unit: 'bytes' }] : []),
          { label: 'Time', form: 'number', unit: 'ms', method: 'Wall clock of this run, on this device.' },
          { label: 'Meaning' },
        ],
        rows: runners.map(({ name, size: of, ms, refused, isCompared }): Cell[] => [
          name,
          of?.raw ?? null,
          of?.gzip ?? null,
          ...(measure === 'brotli' ? [of?.brotli ?? null] : []),
          ms,
          refused !== null
            ? { text: refused, severity: 'warning' }
            : isCompared
              ? { text: 'The same', severity: 'pass' }
              : 'Larger, not compared',
        ]),
      }),
      findings(
        [
          ...warnings.map(warning),
          ...keptFinding(kept, sheet),
          ...encoding(sheet),
          ...(isPartial ? [] : comparison(refused, larger.length > 0)),
        ],
        'Stylesheet and comparison',
      ),
      ...(kept.length > 0 ? [keptTable(kept)] : []),
      ...(winner && changes ? [changeTable(changes)] : []),
      code({ title: 'Minified CSS', code: sheet, language: 'css', fileName: 'style.min.css', source: 'css' }),
    ],
  }

  function soFar() {
    if (!winner) return 'Nothing has made it smaller so far.'
    return `Smallest so far: ${withCommas(size(best))} bytes (${sizeNames[measure]}) with ${asName(winner, true)}, ${rawChange(best, source)} than the source, and the same meaning.`
  }
}

/** Returns an entrant of the race as a sentence names it. */
function asName(entrant: string, isInside = false) {
  const own = { Ours: 'our own minifier', 'Spaces only': 'removing spaces' }[entrant] ?? entrant
  return isInside ? own : capital(own)
}

function keptTable(kept: Minified['kept']): Block {
  return table({
    title: 'Kept as it was',
    columns: [{ label: 'Line', form: 'number' }, { label: 'Text', form: 'mono' }, { label: 'Why' }],
    rows: kept.map(({ line, text, why }) => [line ?? '', text, capital(why)]),
    note: 'Of a condition such as @media, only the condition is kept, and the rules in it are minified.',
  })
}

function keptFinding(kept: Minified['kept'], sheet: string): Finding[] {
  const [first] = kept
  if (!first) return []
  const other = wrongLanguage(sheet)
  return [
    {
      id: 'kept',
      severity: other ? 'warning' : 'notice',
      title: `${kept.length === 1 ? '1 place' : `${kept.length} places`} could not be read as CSS and stayed as entered.`,
      why: 'A browser skips what it cannot read. Text for a preprocessor, such as @apply, is read before that. The rest of the stylesheet is minified.',
      fix: other ?? 'Check the places in the table “Kept as it was”. A typo there loses a rule on your site.',
      ...(first.line ? { place: { field: 'css', line: first.line } } : {}),
    },
  ]
}

function changeTable(all: NonNullable<Minified['changes']>): Block {
  const changes = all.filter(({ why }) => why !== COMMENT)
  return table({
    title: 'What was merged or dropped',
    columns: [{ label: 'What' }, { label: 'Item', form: 'mono' }, { label: 'Why' }, { label: 'Line', form: 'number' }],
    rows: changes.map(({ what, item, why, line }) => [CHANGES[what], item, why, line ?? '']),
    note:
      changes.length === 0
        ? 'Only spacing, comments, and notation changed.'
        : 'Comments, spacing, and shorter notation, such as #fff for white, are not listed.',
  })
}

const CHANGES = { dropped: 'Dropped', merged: 'Merged', rewritten: 'Rewritten' }

const warning = ({ text, line, column, why }: Minified['warnings'][number]): Finding => ({
  id: 'engine-warning',
  severity: 'warning',
  title: `${text}.`,
  why:
    why ??
    'esbuild reports this for the stylesheet as you entered it. A browser continues after it and may drop a rule or a declaration.',
  ...(line ? { place: { field: 'css', line, ...(column ? { column } : {}) } } : {}),
})

/** Engines write escapes as characters and leave @charset out, so the file must be served as UTF-8. */
function encoding(sheet: string): Finding[] {
  const at = sheet.search(/[^\n -~]/)
  if (at < 0) return []
  return [
    {
      id: 'not-ascii',
      severity: 'notice',
      title: 'The output contains characters beyond ASCII. Serve it as UTF-8.',
      why: 'Escapes such as \\201C are written as the characters themselves, and @charset is omitted.',
      fix: 'Send Content-Type: text/css; charset=utf-8.',
      evidence: sheet.slice(Math.max(0, at - 20), at + 20),
    },
  ]
}

function comparison(refused: Minified['runners'], hasLarger: boolean): Finding[] {
  if (refused.length === 0)
    return [
      {
        id: 'same',
        severity: 'pass',
        title: hasLarger
          ? 'Every output that could have won has the same meaning as the source.'
          : 'Every output means the same as the source.',
        why: 'Our own parser compared every longhand of every selector and the order of competing selectors.',
      },
    ]
  return refused.map(({ name, refused }) => ({
    id: 'refused',
    severity: 'notice',
    title: `The output of ${name} was not used.`,
    why: refused ?? '',
  }))
}

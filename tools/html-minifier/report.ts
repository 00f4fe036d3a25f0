import { sizeMethod } from '#engine/size/compressed-size.ts'
import { bytesBy, rawChange, type SizeMeasure, sizeMetrics, sizeNames } from '#engine/size/metrics.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { shorten } from '#engine/text/shorten.ts'
import { type Cell, chart, code, type Finding, findings, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { Race } from './minify-html.ts'
import { rule } from './whitespace-rule.ts'

const standard = {
  label: 'HTML Standard, 13.1.2.4',
  url: 'https://html.spec.whatwg.org/multipage/syntax.html#optional-tags',
}

/** Returns the sizes, the comparison of trees, and the markup. */
export function reportRace(
  race: Race,
  { measure }: { measure: SizeMeasure },
  { isPartial } = { isPartial: false },
): Report {
  const { code: html, winner, source, best, runners, nodes, isDocument, doubts, inline } = race
  return {
    summary: winner
      ? `${isPartial ? 'Smallest so far: ' : ''}${withCommas(best.raw)} bytes instead of ${withCommas(source.raw)}, ${rawChange(best, source)}, and the same tree of ${withCommas(nodes)} nodes.`
      : isPartial
        ? 'No smaller version builds the same page so far.'
        : 'No smaller version builds the same page, so the markup is returned unchanged.',
    blocks: [
      metric([
        ...sizeMetrics(best, source),
        {
          label: 'Nodes compared',
          value: nodes,
          method: 'Nodes in the tree of the source after applying the whitespace rule.',
          ref: { label: 'HTML Standard, 13.2', url: 'https://html.spec.whatwg.org/multipage/parsing.html' },
        },
      ]),
      chart({
        title: `Bytes (${sizeNames[measure]})`,
        form: 'bars',
        unit: 'bytes',
        labels: ['Source', ...runners.map(({ name }) => name)],
        series: [
          {
            name: sizeNames[measure],
            values: [bytesBy(source, measure), ...runners.map(({ size }) => (size ? bytesBy(size, measure) : null))],
          },
        ],
        ...(winner ? { highlight: 1 + runners.findIndex(({ name }) => name === winner) } : {}),
        method: sizeMethod,
      }),
      table({
        title: 'The minifiers',
        columns: [
          { label: 'Minifier' },
          { label: 'Raw', form: 'number', unit: 'bytes' },
          { label: 'Gzip', form: 'number', unit: 'bytes' },
          ...(measure === 'brotli' ? [{ label: 'Brotli', form: 'number' as const, unit: 'bytes' }] : []),
          { label: 'Time', form: 'number', unit: 'ms', method: 'Wall clock of this run, on this device.' },
          { label: 'Tree' },
        ],
        rows: runners.map(({ name, size, ms, difference, failure, isCompared }): Cell[] => [
          name,
          size?.raw ?? null,
          size?.gzip ?? null,
          ...(measure === 'brotli' ? [size?.brotli ?? null] : []),
          ms,
          failure
            ? { text: `Did not run: ${failure}`, severity: 'warning' }
            : difference
              ? { text: 'Differs', severity: 'warning' }
              : isCompared
                ? { text: 'Equal', severity: 'pass' }
                : 'Larger, so not compared',
        ]),
        note: `The whitespace rule: ${rule}`,
      }),
      findings(
        [
          ...doubts.map(warn),
          ...inlineCode(inline),
          ...runners.filter(({ isCompared, failure }) => isCompared || failure).map(findingOf),
        ],
        'The comparison',
      ),
      code({ title: 'Minified HTML', code: html, language: 'html', fileName: 'page.min.html', source: 'html' }),
    ],
    limits: [
      isDocument ? 'Read as a whole document.' : 'Read as a piece of a document: no html, head, or body was found.',
    ],
  }
}

function warn({ id, line, evidence }: Race['doubts'][number]): Finding {
  const place = { field: 'html', line }
  if (id === 'template-tags')
    return {
      id,
      severity: 'warning',
      title: 'This contains tags of a template language, which are read as text or as invalid markup.',
      why: 'Both versions are misread in the same way, so the comparison says nothing about them.',
      fix: 'Minify what the server sends, not its template.',
      evidence,
      place,
    }
  return {
    id,
    severity: 'warning',
    title: 'A select element contains more than options, and this parser drops the rest.',
    why: 'Browsers since 2025 keep it. The comparison cannot see it, because both versions are parsed the same way.',
    fix: 'Copy the select element back from the source.',
    evidence,
    place,
  }
}

function inlineCode(inline: Race['inline']): Finding[] {
  if (!inline || inline.minified + inline.kept === 0) return []
  const { minified, kept, saved, keptRules } = inline
  const rules = keptRules > 0 ? `, and so did ${keptRules} ${keptRules === 1 ? 'rule' : 'rules'} in stylesheets` : ''
  return [
    {
      id: 'inline-code',
      severity: kept + keptRules > 0 ? 'notice' : 'pass',
      title: `${minified} ${minified === 1 ? 'piece' : 'pieces'} of inline code lost ${withCommas(saved)} characters; ${kept} stayed as they were${rules}.`,
      why: 'A stylesheet has to set the same values, a script has to keep the same names and directives, and JSON has to contain the same tokens.',
    },
  ]
}

function findingOf({ name, difference, failure }: Race['runners'][number]): Finding {
  if (failure)
    return {
      id: 'stopped',
      severity: 'notice',
      title: `${name} did not run: ${failure}.`,
      why: 'The other minifiers are not affected.',
    }
  if (!difference)
    return {
      id: 'equal',
      severity: 'pass',
      title: `${asSubject(name)} builds the same tree.`,
      why: 'Source and output were parsed and compared node by node.',
      ref: standard,
    }
  return {
    id: 'differs',
    severity: 'notice',
    title: `${name} builds another tree, so its output was not used.`,
    why: `Before: ${clip(difference.before)}. After: ${clip(difference.after)}.`,
    place: { path: difference.path },
  }
}

const clip = (text: string) => shorten(text, 160)

/** @example asSubject('Ours, all tags') // 'Our own minifier (all tags)' */
const asSubject = (name: string) =>
  name.replace(/^Ours(?:, (.+))?$/, (_, way?: string) => `Our own minifier${way ? ` (${way})` : ''}`)

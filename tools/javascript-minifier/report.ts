import { sizeMethod } from '../../engine/compressed-size.ts'
import { type SizeMeasure, sizeMetrics, sizeNames } from '../../engine/size-metrics.ts'
import { type Block, type Cell, chart, code, findings, metric, table } from '../../engine/tool/blocks.ts'
import type { Report } from '../../engine/tool/define-tool.ts'
import type { Race } from './minify-javascript.ts'

/** The race as figures, bars and a table, and the winner's code. */
export function reportRace(race: Race, { measure }: { measure: SizeMeasure }): Report {
  const { code: script, winner, map, source, best, runners, warnings, isModule } = race
  const bytes = (of: typeof source) => of[measure] ?? of.gzip
  const saved = Math.round((1 - best.raw / Math.max(1, source.raw)) * 1000) / 10
  const ran = runners.filter(({ failure }) => failure === null).length
  const files =
    map && winner ? [{ name: 'script.min.js.map', type: 'application/json', bytes: new TextEncoder().encode(map) }] : []
  const blocks: Block[] = [
    metric(sizeMetrics(best, source)),
    chart({
      title: `Bytes by engine (${sizeNames[measure]})`,
      form: 'bars',
      unit: 'bytes',
      labels: runners.map(({ name }) => name),
      series: [{ name: sizeNames[measure], values: runners.map(({ size }) => (size ? bytes(size) : null)) }],
      ...(winner ? { highlight: runners.findIndex(({ name }) => name === winner) } : {}),
      method: sizeMethod,
    }),
    table({
      title: 'The race',
      columns: [
        { label: 'Engine' },
        { label: 'Raw', form: 'number', unit: 'bytes' },
        { label: 'Gzip', form: 'number', unit: 'bytes' },
        { label: 'Brotli', form: 'number', unit: 'bytes' },
        {
          label: 'Time',
          form: 'number',
          unit: 'ms',
          method: 'Wall clock on this device; of a first run, with loading.',
        },
        { label: 'Output' },
      ],
      rows: runners.map(({ name, size, ms, failure }): Cell[] => [
        name,
        size?.raw ?? null,
        size?.gzip ?? null,
        size?.brotli ?? null,
        ms,
        failure === null
          ? { text: 'Parses', severity: 'pass' }
          : { text: `Did not run: ${failure}`, severity: 'warning' },
      ]),
    }),
    findings(
      warnings.length > 0
        ? warnings.map(({ text, line, column, lineText }) => ({
            id: 'engine-warning',
            severity: 'warning' as const,
            title: text,
            why: 'esbuild says so of the code as entered. It is valid, and probably not what was meant.',
            ...(lineText ? { evidence: lineText } : {}),
            ...(line ? { place: { field: 'code', line, ...(column ? { column } : {}) } } : {}),
          }))
        : [
            {
              id: 'no-warnings',
              severity: 'pass' as const,
              title: 'No engine warns of anything.',
              why: 'The code was parsed as ECMAScript, and so was every output.',
            },
          ],
      'Warnings',
    ),
    code({
      title: 'Minified JavaScript',
      code: files[0] ? `${script}\n//# sourceMappingURL=script.min.js.map` : script,
      language: 'javascript',
      fileName: 'script.min.js',
    }),
  ]
  return {
    summary: winner
      ? `${winner} wins with ${bytes(best)} bytes (${sizeNames[measure]}) of ${ran} engines that ran; ${saved} % fewer raw bytes than the source.`
      : 'No engine made it smaller: the code is returned as it was.',
    blocks,
    files,
    limits: [
      `Read as ${isModule ? 'a module: its top-level names are shortened' : 'a script: its top-level names are kept, because other scripts can use them'}.`,
      ...(map && winner === 'SWC' ? ['The source map of SWC names its source by its own default.'] : []),
    ],
  }
}

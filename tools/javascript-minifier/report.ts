import { sizeMethod } from '#engine/size/compressed-size.ts'
import { bytesBy, rawChange, type SizeMeasure, sizeMetrics, sizeNames } from '#engine/size/metrics.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { type Block, type Cell, chart, code, type Finding, findings, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { Race } from './minify-javascript.ts'

/** Returns the comparison as figures, bars, and a table, and the winner's code. */
export function reportRace(
  race: Race,
  { measure }: { measure: SizeMeasure },
  { isPartial } = { isPartial: false },
): Report {
  const { code: script, winner, map, source, best, runners, warnings, licenses, isModule, readNames, isCompared } = race
  const bytes = (of: typeof source) => bytesBy(of, measure)
  const ran = runners.filter(({ name, failure }) => failure === null && name !== 'Spaces only').length
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
        ...(measure === 'brotli' ? [{ label: 'Brotli', form: 'number' as const, unit: 'bytes' }] : []),
        {
          label: 'Time',
          form: 'number',
          unit: 'ms',
          method: 'Wall-clock time on this device; the first run includes loading.',
        },
        { label: 'Comparison' },
      ],
      rows: runners.map(({ name, size, ms, failure }): Cell[] => [
        name,
        size?.raw ?? null,
        size?.gzip ?? null,
        ...(measure === 'brotli' ? [size?.brotli ?? null] : []),
        ms,
        failure === null ? { text: 'Equal', severity: 'pass' } : { text: `Not used: ${failure}`, severity: 'warning' },
      ]),
    }),
    findings(
      [
        ...lostLicenses(licenses, winner),
        ...keptNames(readNames),
        ...notCompared(isCompared),
        ...warningsOf(warnings),
        ...runsOf(race),
      ],
      'Warnings',
    ),
    code({
      title: 'Minified JavaScript',
      code: files[0] ? `${script}\n//# sourceMappingURL=script.min.js.map` : script,
      language: 'javascript',
      fileName: 'script.min.js',
      source: 'code',
    }),
  ]
  return {
    summary: verdict(),
    blocks,
    files,
    limits: [
      `Read as ${isModule ? 'a module: its top-level names are shortened' : 'a script: its top-level names are kept, because other scripts can use them'}.`,
      ...(map ? ['The sizes don’t include the last line, which names the source map.'] : []),
    ],
  }

  function verdict() {
    if (isPartial && !winner) return 'No engine has made it smaller so far.'
    if (!winner) return 'No engine made it smaller, so the code is returned unchanged.'
    if (script === '' && race.dropsConsole)
      return 'The result is empty: after the console calls were removed, nothing is left.'
    if (script === '') return 'The result is empty: the code only has comments, or declarations that nothing uses.'
    if (isPartial)
      return `Smallest so far: ${withCommas(bytes(best))} bytes (${sizeNames[measure]}) with ${winner}; ${rawChange(best, source)} than the source.`
    return `${winner === 'Spaces only' ? 'Removing spaces' : winner} wins with ${withCommas(bytes(best))} bytes (${sizeNames[measure]}) of ${ran} ${ran === 1 ? 'engine' : 'engines'} that ran; ${rawChange(best, source)} than the source.`
  }
}

function lostLicenses([first, ...more]: Race['licenses'], winner: string | null): Finding[] {
  if (!first || !winner) return []
  return [
    {
      id: 'license-dropped',
      severity: 'notice',
      title: more.length > 0 ? `${more.length + 1} license comments were removed.` : 'A license comment was removed.',
      why: 'Comments with ! or @license are meant to stay, and many licenses require it.',
      fix: 'Add the notice at the top of the output, or in a file that you publish with it.',
      place: { field: 'code', line: first },
    },
  ]
}

function keptNames([first, ...more]: Race['readNames']): Finding[] {
  if (!first) return []
  return [
    {
      id: 'names-kept',
      severity: 'notice',
      title: `The code reads the name of ${first}${more.length > 0 ? ` and ${more.length} more` : ''}, so the names of functions and classes are kept.`,
      why: 'The code would read the shortened name.',
    },
  ]
}

function notCompared(isCompared: boolean): Finding[] {
  if (isCompared) return []
  return [
    {
      id: 'not-compared',
      severity: 'notice',
      title: 'The outputs were parsed, but not compared with the source.',
      why: 'The source has syntax that our comparison cannot parse.',
    },
  ]
}

function runsOf({ events, dropsConsole, isCompared, runners }: Race): Finding[] {
  if (events)
    return [
      {
        id: 'run-alike',
        severity: 'pass',
        title: `The outputs that were used do what the source does when run: ${withCommas(events)} ${events === 1 ? 'event' : 'events'} compared.`,
        why: 'We ran the source and each output in a sandbox and compared what they print, call, assign, and return. Code that did not run there is not covered.',
      },
    ]
  if (!isCompared || runners.length < 2) return isCompared ? [] : [notRun('The sandbox cannot read the code.')]
  if (dropsConsole) return [notRun('They are meant to do something else, because console calls are removed.')]
  return [
    notRun(
      events === 0
        ? 'Running the code shows nothing to compare.'
        : 'The sandbox cannot read the code, or running it takes too long.',
    ),
  ]
}

const notRun = (why: string): Finding => ({
  id: 'not-run',
  severity: 'notice',
  title: 'The outputs were not compared by running them.',
  why,
  fix: 'Run your tests on the output.',
})

function warningsOf(warnings: Race['warnings']): Finding[] {
  if (warnings.length === 0)
    return [
      {
        id: 'no-warnings',
        severity: 'pass',
        title: 'No engine reports a warning.',
        why: 'The code was parsed as ECMAScript, and so was every output.',
      },
    ]
  return warnings.map(({ text, line, column, lineText }) => ({
    id: 'engine-warning',
    severity: 'warning',
    title: text,
    why: 'esbuild reports this for the code you entered. It is valid, but probably not what you meant.',
    ...(lineText ? { evidence: lineText } : {}),
    ...(line ? { place: { field: 'code', line, ...(column ? { column } : {}) } } : {}),
  }))
}

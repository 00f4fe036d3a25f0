import { countOf } from '#engine/text/count-of.ts'
import { roundTo, withCommas } from '#engine/text/numbers.ts'
import { beginningOf } from '#engine/text/shorten.ts'
import { type Block, type Cell, type Finding, findings, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { PageContrast, TextPair } from './measure-page.ts'
import { contrastMinimum, enhanced } from './references.ts'
import { shownRatio } from './shown-ratio.ts'

const MAX_FINDINGS = 20
const MAX_ROWS = 200
const MAX_UNKNOWN = 50
const MAX_TEXT = 120

/** Returns the report on all text of a page: what fails, with its element and a color that passes. */
export function reportPage(data: PageContrast): Report {
  const { url, texts, pairs, unknown } = data
  const failing = pairs.filter(({ passesAA }) => !passesAA)
  const count = (list: TextPair[]) => list.reduce((sum, one) => sum + one.count, 0)
  const measured = texts - unknown.length
  const [worst] = pairs.toSorted((a, b) => a.ratio - b.ratio)
  const blocks: Block[] = [
    metric([
      {
        label: 'Texts that fail AA',
        value: measured === 0 ? null : count(failing),
        unit: `of ${withCommas(measured)}`,
        method:
          'Elements with text of their own, in Chromium at a width of 1,440 px, below 4.5:1, or 3:1 for large text.',
        ref: contrastMinimum,
      },
      {
        label: 'Texts that fail AAA',
        value: measured === 0 ? null : count(pairs.filter(({ passesAAA }) => !passesAAA)),
        unit: `of ${withCommas(measured)}`,
        method: 'The same elements, below 7:1, or 4.5:1 for large text.',
        ref: enhanced,
      },
      {
        label: 'Lowest contrast',
        value: worst ? Number(shownRatio(worst.ratio)) : null,
        unit: ': 1',
        method: 'The lowest ratio of all texts whose colors are known.',
        ref: contrastMinimum,
      },
      {
        label: 'Unknown',
        value: unknown.length,
        method: 'Texts on an image or a gradient, whose contrast differs from letter to letter.',
      },
    ]),
    findings(findingsOf(data, failing)),
  ]
  if (pairs.length > 0) blocks.push(pairTable(pairs))
  if (unknown.length > 0) blocks.push(unknownTable(unknown))
  const isUnmeasured = pairs.length === 0 && unknown.length > 0
  return {
    ...(isUnmeasured ? { status: 'partial' as const } : {}),
    summary: summaryOf(data, failing, count(failing)),
    blocks,
    next: nextTools(url, failing[0]),
  }
}

function summaryOf({ texts, unknown, pairs }: PageContrast, failing: TextPair[], count: number) {
  const measured = texts - unknown.length
  const rest =
    unknown.length > 0 ? `; ${countOf(unknown.length, 'text')} on images or gradients could not be measured` : ''
  if (measured === 0) return `None of ${countOf(texts, 'text')} could be measured: all are on images or gradients`
  if (failing.length === 0)
    return `All ${countOf(measured, 'text')} in ${countOf(pairs.length, 'color pair')} pass level AA${rest}`
  return `${withCommas(count)} of ${countOf(measured, 'text')} ${count === 1 ? 'has' : 'have'} too little contrast, in ${countOf(failing.length, 'color pair')}${rest}`
}

function findingsOf({ unknown, pairs }: PageContrast, failing: TextPair[]): Finding[] {
  const found: Finding[] = failing.slice(0, MAX_FINDINGS).map((pair) => ({
    id: 'too-little-contrast',
    severity: pair.ratio >= 3 ? 'warning' : 'critical',
    title: `${pair.foreground} on ${pair.background} is ${shownRatio(pair.ratio)}:1, less than the ${pair.neededAA}:1 that ${pair.isLarge ? 'large' : 'normal'} text needs (${countOf(pair.count, 'text')}).`,
    why: 'People with low vision, and anyone in bright light, lose the letters.',
    evidence: pair.samples
      .map(({ text, selector, fontPx }) => `${selector} (${roundTo(fontPx, 1)} px): ${cut(text)}`)
      .join('\n'),
    fix: pair.nearest
      ? `color: ${pair.nearest.hex}; /* ${shownRatio(pair.nearest.ratio)}:1 on ${pair.background} */`
      : 'No color of this hue passes on this background: change the background.',
    ref: contrastMinimum,
  }))
  if (failing.length > MAX_FINDINGS)
    found.push({
      id: 'more-pairs',
      severity: 'notice',
      title: `${countOf(failing.length - MAX_FINDINGS, 'more pair')} have too little contrast.`,
      why: 'They are in the table of color pairs.',
    })
  if (failing.length === 0 && pairs.length > 0)
    found.push({
      id: 'text-passes',
      severity: 'pass',
      title: 'Every text whose colors are known passes level AA.',
      why: 'Each reaches the ratio that criterion 1.4.3 requires for its size.',
      ref: contrastMinimum,
    })
  if (unknown.length > 0)
    found.push({
      id: 'unknown-background',
      severity: 'notice',
      title: `${countOf(unknown.length, 'text')} ${unknown.length === 1 ? 'is' : 'are'} on an image or a gradient.`,
      why: 'Its contrast is different at each letter, so one ratio would be wrong.',
      evidence: unknown
        .slice(0, MAX_FINDINGS)
        .map(({ text, selector }) => `${selector}: ${cut(text)}`)
        .join('\n'),
      fix: 'Measure the color of the worst spot with the two color fields, or put a plain background behind the text.',
      ref: contrastMinimum,
    })
  return found
}

const pairTable = (pairs: TextPair[]): Block =>
  table({
    title: 'Color pairs of the page',
    columns: [
      { label: 'Text', form: 'mono' },
      { label: 'Background', form: 'mono' },
      { label: 'Contrast', form: 'number', unit: ': 1', method: 'Cut, not rounded, to two digits.' },
      { label: 'Needed', form: 'number', unit: ': 1', method: '4.5, or 3 from 24 px, or 18.66 px in bold (level AA).' },
      { label: 'Verdict' },
      { label: 'Nearest that passes', form: 'mono' },
      { label: 'Texts', form: 'number', method: 'Elements with text of their own in this pair.' },
      { label: 'First element', form: 'mono' },
      { label: 'Sample' },
    ],
    rows: pairs
      .slice(0, MAX_ROWS)
      .map((pair): Cell[] => [
        pair.foreground,
        pair.background,
        Number(shownRatio(pair.ratio)),
        pair.neededAA,
        pair.passesAA
          ? { text: pair.passesAAA ? 'passes AA and AAA' : 'passes AA', severity: 'pass' }
          : { text: 'fails', severity: 'critical' },
        pair.nearest?.hex ?? '',
        pair.count,
        pair.samples[0]?.selector ?? '',
        cut(pair.samples[0]?.text ?? ''),
      ]),
    ...(pairs.length > MAX_ROWS ? { note: `The first ${MAX_ROWS} of ${pairs.length}.` } : {}),
  })

const unknownTable = (unknown: PageContrast['unknown']): Block =>
  table({
    title: 'Texts with an unknown background',
    columns: [{ label: 'Element', form: 'mono' }, { label: 'Text' }],
    rows: unknown.slice(0, MAX_UNKNOWN).map(({ selector, text }) => [selector, cut(text)]),
    ...(unknown.length > MAX_UNKNOWN ? { note: `The first ${MAX_UNKNOWN} of ${unknown.length}.` } : {}),
  })

const nextTools = (url: string, worst: TextPair | undefined): NonNullable<Report['next']> => [
  ...(worst
    ? [
        {
          slug: 'color-contrast-checker',
          why: 'Adjust the worst pair of the page and see it as others do.',
          input: { foreground: worst.foreground, background: worst.background },
        },
      ]
    : []),
  { slug: 'images-extractor', why: 'Which images of the same page lack an alternative text.', input: { url } },
]

const cut = (text: string) => beginningOf(text, MAX_TEXT)

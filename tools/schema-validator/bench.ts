import { readFileSync } from 'node:fs'
import type { Measure } from '#bench/measure.ts'
import { checkMarkup } from '#engine/structured-data/check-markup.ts'
import { corpus } from '#tests/support/corpus.ts'
import { rightValues, wrongValues } from '#tests/support/schema-value-cases.ts'
import { compareSyntaxes, writingsOf } from './oracle/author-differences.ts'
import { readSchemaExamples, type SchemaExample } from './oracle/examples.ts'
import { withoutEachRequired } from './oracle/mutations.ts'
import { compareWithReference, deviations, loadReference, type Verdict } from './oracle/reference-entities.ts'

/** The mistakes in two examples: they have a sentence instead of a type. */
const TRULY_WRONG = 2

/** Rules about unknown names, which some examples break. */
const nameless = ['no-context', 'no-vocabulary']

/**
 * Returns whether a finding is about the vocabulary. Examples are incomplete items with invented values, so other
 * findings are ignored.
 */
const ofVocabulary = ['unknown-type', 'unknown-property']

const TODAY = Date.UTC(2026, 10, 22)

export async function measure(): Promise<Measure[]> {
  const set = corpus('schemaorg')
  const measures: Measure[] = []
  if (set) {
    const examples = readSchemaExamples(readFileSync(`${set}/schemaorg-all-examples.txt`, 'utf8'))
    const started = performance.now()
    const checked = examples.flatMap(({ jsonLd, microdata, rdfa }) =>
      [jsonLd, microdata, rdfa].filter((markup) => markup !== '').map((markup) => checkMarkup(markup, TODAY).findings),
    )
    const time = performance.now() - started
    const errors = checked.flat().filter(({ severity, id }) => severity === 'critical' && ofVocabulary.includes(id))
    const missing = checked.flat().filter(({ id }) => nameless.includes(id)).length
    measures.push(
      {
        what: 'schema-validator: false errors in the examples of schema.org',
        value: errors.length - TRULY_WRONG,
        unit: `in ${checked.length} snippets`,
        limit: 0,
        better: 'less',
        note: `${TRULY_WRONG} types are truly wrong, ${missing} items truly lack @context or vocab`,
      },
      {
        what: 'schema-validator: time for one example',
        value: Math.round((time / checked.length) * 100) / 100,
        unit: 'ms',
        limit: 10,
        better: 'less',
      },
    )
    measures.push(...(await measureReading(examples)))
  }
  const mutations = withoutEachRequired()
  const found = mutations.filter(({ markup, field, line }) =>
    checkMarkup(markup, TODAY).findings.some(
      (one) => one.id === 'missing-required' && one.place.line === line && one.fix.includes(field),
    ),
  ).length
  measures.push({
    what: 'schema-validator: dropped required fields found at the right line',
    value: Math.round((found / mutations.length) * 1000) / 10,
    unit: '%',
    limit: 100,
    better: 'more',
    note: `${found} of ${mutations.length}`,
  })
  if (set) measures.push(...(await measureValues(readFileSync(`${set}/schemaorg-current-https.jsonld`, 'utf8'))))
  return measures
}

/** Compares findings about impossible values and unusual values with another validator. */
async function measureValues(vocabulary: string): Promise<Measure[]> {
  const { default: Validator } = await import('@adobe/structured-data-validator')
  const validator = new Validator(JSON.parse(vocabulary))
  const hasError = (markup: string) =>
    checkMarkup(markup, TODAY).findings.some(({ severity }) => severity === 'critical')
  const peerHasError = async (markup: string) => {
    const thing = JSON.parse(markup) as { '@type': string }
    const issues = await validator.validate({ jsonld: { [thing['@type']]: [thing] }, microdata: {}, rdfa: {} })
    return issues.some(({ severity }) => severity === 'ERROR')
  }
  const ours = { found: 0, false: 0 }
  const peers = { found: 0, false: 0 }
  for (const [, markup] of wrongValues) {
    if (hasError(markup)) ours.found++
    if (await peerHasError(markup)) peers.found++
  }
  for (const [, markup] of rightValues) {
    if (hasError(markup)) ours.false++
    if (await peerHasError(markup)) peers.false++
  }
  return [
    {
      what: 'schema-validator: values that cannot be true, found',
      value: ours.found,
      unit: `of ${wrongValues.length}`,
      limit: wrongValues.length,
      better: 'more',
      note: `@adobe/structured-data-validator finds ${peers.found}`,
    },
    {
      what: 'schema-validator: odd values that are right, called errors',
      value: ours.false,
      unit: `of ${rightValues.length}`,
      limit: 0,
      better: 'less',
      note: `@adobe/structured-data-validator ${peers.false}`,
    },
  ]
}

/** Compares our reader with other readers, and the syntaxes of each example with each other. */
async function measureReading(examples: SchemaExample[]): Promise<Measure[]> {
  const reference = await loadReference()
  const verdicts = new Map<Verdict, string[]>()
  const confirmed = new Set<string>()
  for (const example of examples)
    for (const writing of writingsOf(example)) {
      const verdict = await compareWithReference(writing, reference)
      verdicts.set(verdict, [...(verdicts.get(verdict) ?? []), `${example.name.split(/[\s,]/)[0]} ${writing.syntax}`])
      if (verdict !== 'unexplained' && verdict !== 'context of others') confirmed.add(writing.source)
    }
  const equal = verdicts.get('equal')?.length ?? 0
  const total = [...verdicts.values()].flat().length
  const deviating = deviations.map((name) => `${name} ${verdicts.get(name)?.length ?? 0}`).join(', ')
  const { pairs, same, authors, byReference, unexplained } = compareSyntaxes(examples, (source) =>
    confirmed.has(source),
  )
  const byReason = Object.entries(authors).map(([reason, count]) => `${reason} ${count}`)
  return [
    {
      what: 'schema-validator: writings read as the W3C-conformant parsers read them',
      value: Math.round((equal / total) * 1000) / 10,
      unit: '%',
      limit: 98,
      better: 'more',
      note: `${equal} of ${total} writings; the others differ by one rule each: ${deviating}`,
    },
    {
      what: 'schema-validator: writings read otherwise than by the W3C-conformant parsers, without a rule that says why',
      value: verdicts.get('unexplained')?.length ?? 0,
      unit: 'writings',
      limit: 0,
      better: 'less',
      note: verdicts.get('unexplained')?.join(', ') ?? '',
    },
    {
      what: 'schema-validator: pairs of syntaxes that state the same entities, of those their authors wrote alike',
      value: Math.round((same / (same + unexplained.length)) * 1000) / 10,
      unit: '%',
      limit: 100,
      better: 'more',
      note: `${same} of ${pairs} pairs; authors differ: ${byReason.join(', ')}, ${byReference} where the conformant parsers see the same differences`,
    },
    {
      what: 'schema-validator: pairs that differ without a reason in their sources, and not for the conformant parsers',
      value: unexplained.length,
      unit: 'pairs',
      limit: 0,
      better: 'less',
      note: unexplained.join(', '),
    },
  ]
}

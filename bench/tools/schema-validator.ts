import { readFileSync } from 'node:fs'
import { checkMarkup } from '../../engine/structured-data/check-markup.ts'
import { corpus } from '../../tests/support/corpus.ts'
import { compareSyntaxes } from '../../tests/support/schema-author-differences.ts'
import { readSchemaExamples } from '../../tests/support/schema-examples.ts'
import { withoutEachRequired } from '../../tests/support/schema-mutations.ts'
import type { Measure } from '../main.ts'

/** What the authors of two examples got wrong: a sentence stands where a type belongs. */
const TRULY_WRONG = 2

export async function measure(): Promise<Measure[]> {
  const set = corpus('schemaorg')
  const measures: Measure[] = []
  if (set) {
    const examples = readSchemaExamples(readFileSync(`${set}/schemaorg-all-examples.txt`, 'utf8'))
    const started = performance.now()
    const judged = examples.flatMap(({ jsonLd, microdata, rdfa }) =>
      [jsonLd, microdata, rdfa].filter((markup) => markup !== '').map((markup) => checkMarkup(markup).judgements),
    )
    const time = performance.now() - started
    const errors = judged.flat().filter(({ severity, id }) => severity === 'critical' && id !== 'no-context')
    const missing = judged.flat().filter(({ id }) => id === 'no-context').length
    measures.push(
      {
        what: 'schema-validator: false errors in the examples of schema.org',
        value: errors.length - TRULY_WRONG,
        unit: `in ${judged.length} snippets`,
        limit: 0,
        better: 'less',
        note: `${TRULY_WRONG} types are truly wrong, ${missing} items truly lack @context`,
      },
      {
        what: 'schema-validator: time for one example',
        value: Math.round((time / judged.length) * 100) / 100,
        unit: 'ms',
        limit: 10,
        better: 'less',
      },
    )
    const { pairs, same, authors, unexplained } = compareSyntaxes(examples)
    const byReason = Object.entries(authors).map(([reason, count]) => `${reason} ${count}`)
    measures.push(
      {
        what: 'schema-validator: pairs of syntaxes that state the same entities, of those their authors wrote alike',
        value: Math.round((same / (same + unexplained.length)) * 1000) / 10,
        unit: '%',
        limit: 100,
        better: 'more',
        note: `${same} of ${pairs} pairs; authors differ: ${byReason.join(', ')}`,
      },
      {
        what: 'schema-validator: pairs that differ without a reason in their sources',
        value: unexplained.length,
        unit: 'pairs',
        limit: 0,
        better: 'less',
        note: unexplained.join(', '),
      },
    )
  }
  const mutations = withoutEachRequired()
  const found = mutations.filter(({ markup, field, line }) =>
    checkMarkup(markup).judgements.some(
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
  return measures
}

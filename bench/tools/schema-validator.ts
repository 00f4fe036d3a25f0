import { readFileSync } from 'node:fs'
import { checkMarkup } from '../../engine/structured-data/check-markup.ts'
import { allEntities } from '../../engine/structured-data/entity.ts'
import { extractEntities } from '../../engine/structured-data/extract.ts'
import { corpus } from '../../tests/support/corpus.ts'
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
    const both = examples.filter(({ microdata, rdfa }) => /itemscope/.test(microdata) && /vocab=/.test(rdfa))
    const same = both.filter(({ microdata, rdfa }) => shape(microdata) === shape(rdfa)).length
    measures.push({
      what: 'schema-validator: examples whose Microdata and RDFa give the same types and properties',
      value: Math.round((same / both.length) * 1000) / 10,
      unit: '%',
      limit: 70,
      better: 'more',
      note: `${same} of ${both.length}; in the others the authors wrote different markup`,
    })
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

function shape(markup: string) {
  const parts = allEntities(extractEntities(markup).entities).flatMap(({ types, properties }) => [
    [...types].sort().join(),
    ...properties.map(({ name }) => `${[...types].sort()}.${name}`),
  ])
  return [...new Set(parts)].sort().join(' ')
}

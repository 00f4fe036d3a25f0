// @module-tag slow
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkMarkup } from '#engine/structured-data/check-markup.ts'
import { allEntities } from '#engine/structured-data/entity.ts'
import { extractEntities } from '#engine/structured-data/extract.ts'
import { isA, isType, propertyInfo } from '#engine/structured-data/vocabulary.ts'
import { corpus } from '#tests/support/corpus.ts'
import { run } from '#tests/support/tool-ports.ts'
import { compareSyntaxes, writingsOf } from './oracle/author-differences.ts'
import { readSchemaExamples } from './oracle/examples.ts'
import { withoutEachRequired } from './oracle/mutations.ts'
import { compareWithReference, loadReference } from './oracle/reference-entities.ts'
import { tool } from './tool.ts'

type Data = {
  validationResult: {
    items: number
    types: string[]
    eligibility: { feature: string; status: string; missing: string[] }[]
  }
  validationErrors: {
    id: string
    severity: string
    line: number
    col: number
    field: string | null
    path: string
    message: string
    fix: string
  }[]
}
const validate = async (markup: string) => (await run(tool, { markup })).data as Data

/** The day on which the tests take place. */
const TODAY = Date.UTC(2026, 10, 22)

const set = corpus('schemaorg')
/** Every fourth example; the bench checks all. */
const examples = set
  ? readSchemaExamples(readFileSync(`${set}/schemaorg-all-examples.txt`, 'utf8')).filter((_, at) => at % 4 === 0)
  : []

test.skipIf(!set)('the schema.org examples have no unknown type or property, except a known error', () => {
  const wrong = examples.flatMap((example) =>
    [example.jsonLd, example.microdata, example.rdfa].flatMap((markup) =>
      checkMarkup(markup, TODAY)
        .findings.filter(
          ({ severity, id }) => severity === 'critical' && ['unknown-type', 'unknown-property'].includes(id),
        )
        .map(({ message }) => message),
    ),
  )
  // The author of one example wrote a sentence as a type.
  expect(wrong).toEqual(['schema.org has no type “Best for the Money”.'])
})

const reference = set ? await loadReference() : undefined
const verdicts = new Map<string, string[]>()
const confirmed = new Set<string>()
if (reference)
  for (const example of examples)
    for (const writing of writingsOf(example)) {
      const verdict = await compareWithReference(writing, reference)
      verdicts.set(verdict, [...(verdicts.get(verdict) ?? []), example.name])
      if (verdict !== 'unexplained' && verdict !== 'context of others') confirmed.add(writing.source)
    }

test.skipIf(!set)('every example is read like the reference readers, except for named rules', () => {
  expect(verdicts.get('unexplained')).toBeUndefined()
  expect(verdicts.get('equal')?.length).toBeGreaterThanOrEqual(212)
})

test.skipIf(!set)(
  'an example’s syntaxes have the same entities, or the sources show why not',
  { tags: 'extended' },
  () => {
    const { pairs, same, unexplained } = compareSyntaxes(examples, (source) => confirmed.has(source))
    expect(pairs).toBe(133)
    expect(same).toBeGreaterThanOrEqual(76)
    expect(unexplained).toEqual([])
  },
)

test('one item in three syntaxes is one entity', () => {
  const shape = (markup: string) => {
    const strip = ({ types, id, properties }: ReturnType<typeof extractEntities>['entities'][number]): unknown => [
      types,
      id,
      properties.map(({ name, value }) => [
        name,
        value.kind === 'entity' ? strip(value.entity) : value.kind === 'link' ? value.url : value.text,
      ]),
    ]
    return extractEntities(markup).entities.map(strip)
  }
  const expected = [
    [
      ['Event'],
      'https://a.example/#e',
      [
        ['name', 'Fair'],
        ['url', 'https://a.example/'],
        ['startDate', '2026-12-01'],
        ['location', [['Place'], null, [['name', 'Hall']]]],
      ],
    ],
  ]
  expect(
    shape(
      '{"@context":"https://schema.org","@type":"Event","@id":"https://a.example/#e","name":"Fair","url":"https://a.example/","startDate":"2026-12-01","location":{"@type":"Place","name":"Hall"}}',
    ),
  ).toEqual(expected)
  expect(
    shape(
      '<div itemscope itemtype="https://schema.org/Event" itemid="https://a.example/#e"><b itemprop=name>Fair</b><a itemprop=url href="https://a.example/">x</a><time itemprop=startDate datetime="2026-12-01">soon</time><p itemprop=location itemscope itemtype="http://schema.org/Place"><span itemprop=name>Hall</span></div>',
    ),
  ).toEqual(expected)
  expect(
    shape(
      '<div vocab="https://schema.org/" typeof="Event" resource="https://a.example/#e"><b property=name>Fair</b><a property=url href="https://a.example/">x</a><time property=startDate datetime="2026-12-01">soon</time><div property=location typeof=Place><span property=name>Hall</span></div></div>',
    ),
  ).toEqual(expected)
})

test('each missing required field is found, at the line of its item', () => {
  const mutations = withoutEachRequired()
  const lost = mutations.filter(
    ({ markup, field, line }) =>
      !checkMarkup(markup, TODAY).findings.some(
        (one) => one.id === 'missing-required' && one.place.line === line && one.fix.includes(field),
      ),
  )
  expect(mutations.length).toBeGreaterThan(40)
  expect(lost.map(({ name }) => name)).toEqual([])
})

test.each([
  ['{"@context": "https://schema.org",\n "@type": "Person",\n "name": "Ann",\n}', 3, 15, 'comma'],
  ['{"@context": "https://schema.org"\n "@type": "Person"}', 2, 2, 'comma'],
  ["{'@type': 'Person'}", 1, 2, 'double quotes'],
  ['{"name": “Ann”}', 1, 10, 'curly'],
  ['{"a": 1', 1, 1, 'never closed'],
  ['{"a": "b\nc"}', 1, 9, 'next line'],
  ['<script type="application/ld+json">\n{"a" 1}\n</script>', 2, 6, 'colon'],
  ['{"a": 01}', 1, 8, 'cannot go on'],
])('%j fails at %i:%i', async (markup, line, col, reason) => {
  const { validationErrors } = await validate(markup)
  expect(validationErrors[0]).toMatchObject({ id: 'json-syntax', line, col })
  expect(validationErrors[0]?.message.toLowerCase()).toContain(reason)
})

const thing = (body: string) => `{"@context":"https://schema.org","@type":"Product","name":"A",${body}}`
test.each([
  [thing('"descripton":"x"'), 'unknown-property', 'description'],
  [thing('"offers":{"@type":"Ofer"}'), 'unknown-type', 'Offer'],
  [thing('"jobTitle":"x"'), 'other-type', 'Move'],
  [thing('"offers":{"@type":"Offer","price":"$1,240.00"}'), 'not-a-number', '1240.00'],
  [thing('"offers":{"@type":"Offer","availability":"https://schema.org/InStok"}'), 'unknown-member', 'InStock'],
  [thing('"releaseDate":"3/4/2026"'), 'not-a-date', 'ISO|2026-11-21'],
  [thing('"awards":"x"'), 'superseded', 'award'],
  [thing('"color":""'), 'empty-value', 'Fill'],
  [thing('"name":"B"'), 'double-key', 'list'],
  ['{"@type":"Product","name":"A"}', 'no-context', '@context'],
  ['{"@context":"https://schema.org","@type":"FAQPage"}', 'retired-feature', 'keep it'],
  ['<p itemprop="name">A</p>', 'orphan-property', 'itemscope'],
  ['<p vocab="https://schema.org/" property="name">A</p>', 'orphan-property', 'typeof'],
  ['<p typeof="Person"><b property="name">A</b></p>', 'no-vocabulary', 'vocab='],
  ['<p vocab="https://schema.org" typeof="Person"><b property="name">A</b></p>', 'vocabulary-slash', 'org/'],
  [thing('"award":{"@value":"x","@lang":"en"}'), 'invalid-value', '@language'],
])('%s is reported as %s', async (markup, id, fix) => {
  const found = (await validate(markup)).validationErrors.find((one) => one.id === id)
  expect(found?.fix).toMatch(new RegExp(fix))
})

test('a property of another vocabulary can describe the page itself', () => {
  const markup =
    '<html vocab="https://schema.org/"><meta property="og:title" content="A"><body typeof="WebPage"><b property="name">A</b>'
  expect(checkMarkup(markup, TODAY).findings.filter(({ id }) => id === 'orphan-property')).toEqual([])
})

test('an item in two syntaxes is reported once', async () => {
  const { validationErrors } = await validate(
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Person","name":"Ann"}</script>\n<p itemscope itemtype="https://schema.org/Person"><b itemprop="name">Ann</b></p>',
  )
  expect(validationErrors.filter(({ id }) => id === 'duplicate')).toMatchObject([{ line: 2 }])
})

test('a reference by @id completes an item elsewhere in the graph', async () => {
  const { validationResult } = await validate(
    '{"@context":"https://schema.org","@graph":[{"@type":"Event","name":"A","startDate":"2026-12-01","location":{"@id":"#p"}},{"@id":"#p","@type":"Place","name":"Hall","address":"Main St 1"}]}',
  )
  expect(validationResult.eligibility.find(({ feature }) => feature === 'Event')).toMatchObject({
    status: 'eligible',
    missing: [],
  })
})

test.each([
  ['deep JSON', `${'['.repeat(100_000)}`],
  ['deep objects', '{"a":'.repeat(100_000)],
  ['deep HTML', '<div itemscope itemprop=a>'.repeat(100_000)],
  ['NUL bytes', '{"@type":"Person\0"}'],
  ['an unclosed script', '<script type="application/ld+json">{"@context":"https://schema.org"'],
  ['a million characters', `{"@context":"https://schema.org","@type":"Person","name":"${'x'.repeat(900_000)}"}`],
])('%s get a result', async (_, markup) => {
  const envelope = await run(tool, { markup })
  expect(['done', 'failed']).toContain(envelope.status)
  expect(envelope.failure?.code).not.toBe('unexpected')
})

test('a page without markup is refused with a message', async () => {
  const envelope = await run(tool, { markup: '<p>Hello</p>' })
  expect(envelope.failure?.code).toBe('invalid')
  expect(envelope.summary).toContain('No structured data')
})

test('cyclic itemref references end', () => {
  const { entities } = extractEntities(
    '<p id=a itemprop=x itemscope itemref="b"></p><p id=b itemprop=y itemscope itemref="a"></p><div itemscope itemref="a b"></div>',
  )
  expect(allEntities(entities).length).toBeLessThan(10)
})

test('a script full of less-than signs is not deep nesting', async () => {
  const script = `<script>${'for(i=0;i<n;i++)a<b;'.repeat(20_000)}</script>`
  expect(
    (await validate(`${script}<p itemscope itemtype="https://schema.org/Person"><b itemprop=name>Ann</b></p>`))
      .validationResult.items,
  ).toBe(1)
})

test.each([
  ['{"@context":{"@vocab":"http://schema.org/"},"@type":"Person","name":"A"}', ['Person']],
  ['{"@context":["https://schema.org",{"fullName":"schema:name"}],"@type":"Person","fullName":"A"}', ['Person']],
  ['{"@context":{"s":"https://schema.org/"},"@type":"s:Person","s:name":"A"}', ['Person']],
  ['{"@context":"https://schema.org","@type":["Person","Patient"],"name":{"@value":"A"}}', ['Person', 'Patient']],
  ['{"@context":"https://schema.org","type":"Person","name":{"@list":["A"]}}', ['Person']],
])('%s is a person named A', (markup, types) => {
  const { entities } = extractEntities(markup)
  expect(entities[0]).toMatchObject({ types, properties: [{ name: 'name', value: { kind: 'literal', text: 'A' } }] })
})

test('an additional type counts in any syntax', () => {
  const types = (markup: string) => extractEntities(markup).entities.map((entity) => [...entity.types].sort())
  const expected = [['Museum', 'TouristAttraction']]
  expect(types('{"@context":"https://schema.org","@type":["TouristAttraction","Museum"],"name":"A"}')).toEqual(expected)
  expect(
    types(
      '<p itemscope itemtype="https://schema.org/TouristAttraction"><link itemprop="additionalType" href="https://schema.org/Museum"><b itemprop=name>A</b></p>',
    ),
  ).toEqual(expected)
  expect(types('<p vocab="https://schema.org/" typeof="TouristAttraction Museum"><b property=name>A</b></p>')).toEqual(
    expected,
  )
})

test.skipIf(!set)('the vocabulary has every type, parent, and property of the release', () => {
  type Node = { '@id': string; '@type': string | string[]; 'rdfs:subClassOf'?: { '@id': string } | { '@id': string }[] }
  const graph = (JSON.parse(readFileSync(`${set}/schemaorg-current-https.jsonld`, 'utf8')) as { '@graph': Node[] })[
    '@graph'
  ]
  const own = graph.filter((node) => node['@id'].startsWith('schema:'))
  const nameOf = (id: string) => id.replace('schema:', '')
  const types = own.filter((node) => [node['@type']].flat().includes('rdfs:Class'))
  const properties = own.filter((node) => [node['@type']].flat().includes('rdf:Property'))
  const lost = types.filter(
    (node) =>
      !isType(nameOf(node['@id'])) ||
      [node['rdfs:subClassOf'] ?? []]
        .flat()
        .some((parent) => parent['@id'].startsWith('schema:') && !isA(nameOf(node['@id']), nameOf(parent['@id']))),
  )
  expect(types.length).toBeGreaterThan(900)
  // The package writes these as text and does not say that they are quantities.
  const quantities = ['schema:Distance', 'schema:Duration', 'schema:Energy', 'schema:Mass']
  expect(lost.map((node) => node['@id']).filter((id) => !quantities.includes(id))).toEqual([])
  expect(properties.filter((node) => !propertyInfo(nameOf(node['@id'])))).toEqual([])
})

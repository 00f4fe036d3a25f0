import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Gather } from '#engine/tool/artifacts.ts'
import { found, keywordArtifacts } from '#tests/support/keyword-artifacts.ts'
import { run } from '#tests/support/tool-ports.ts'
import { addedFacts, factsOf, lostFacts } from './facts.ts'
import { generatedText } from './oracle/generated-texts.ts'
import type { Rewritten } from './rewrite.ts'
import { sampleText } from './sample.ts'
import { type Length, simplify, type Tone } from './simplify.ts'
import { tool } from './tool.ts'

type Asked = { instructions: string; text: string }
const answering = (answers: string[], asked: Asked[] = []): Gather =>
  (async (_name: string, request: Asked) => {
    asked.push(request)
    return found({ model: 'small-model', text: answers[asked.length - 1] ?? '' })
  }) as Gather
const withoutModel: Gather = (async (name: 'text') =>
  keywordArtifacts[name]?.({ instructions: '', text: '' })) as Gather

const rewrite = async (input: Record<string, unknown>, gather = withoutModel) => {
  const envelope = await run(tool, input, { gather })
  return { ...envelope, data: envelope.data as Rewritten }
}
const plain = (text: string, tone: Tone = 'plain', length: Length = 'same', keep: string[] = []) =>
  simplify(text, { tone, length, keep }).text

test.each([
  ['In order to win, we trained.', 'To win, we trained.'],
  ['We left due to the fact that it rained.', 'We left because it rained.'],
  ['They made a decision to utilise wool.', 'They decided to use wool.'],
  ['She is making use of additional wool.', 'She is using extra wool.'],
  ['It is an additional cost.', 'It is an extra cost.'],
  ['It was an immense, inordinate task.', 'It was a vast, excessive task.'],
  ['A large number of people came.', 'Many people came.'],
  ['It is important to note that wool shrinks.', 'Wool shrinks.'],
  ['He frequently astonished the physicians.', 'He often amazed the doctors.'],
  ['The courts have made a decision.', 'The courts have decided.'],
])('basic mode: %s', (before, after) => expect(plain(before)).toBe(after))

test.each([
  'He ceased to be in charge.',
  'See our frequently asked questions.',
  'These are fundamental rights.',
  'It was called “in order to win”.',
  'Run `utilize()` now.',
  'They met at Utilize Inc. and Commence Labs.',
  'The reasons are numerous.',
  'IN ORDER TO WIN',
])('basic mode does not change: %s', (text) => expect(plain(text)).toBe(text))

test.each([
  ['We do not sell it, and it is not for sale.', 'friendly', 'We don’t sell it, and it isn’t for sale.'],
  ['You know what it is. They are faster than we are.', 'friendly', 'You know what it is. They’re faster than we are.'],
  [
    'We don’t sell it. It won’t last, and they’re old.',
    'formal',
    'We do not sell it. It will not last, and they are old.',
  ],
  ['Don’t you like it? It’s been sold. He’d go.', 'formal', 'Don’t you like it? It’s been sold. He’d go.'],
] as const)('contractions by tone: %s, %s', (before, tone, after) => expect(plain(before, tone)).toBe(after))

test('shorter also drops intensifiers and corrects the article', () => {
  expect(
    plain('It is a very old and extremely heavy loom. It is the very best, not very cheap.', 'plain', 'shorter'),
  ).toBe('It is an old and heavy loom. It is the very best, not very cheap.')
})

test('a long sentence is split only between main clauses', () => {
  const long =
    'The new mill in the valley opened its doors to visitors early last spring, and it has sold more wool every month than the old one did in a year.'
  expect(plain(long)).toContain('last spring. It has sold')
  const subordinate = long.replace('The new mill', 'Because the new mill')
  expect(plain(subordinate)).toBe(subordinate)
})

test('the keep list is unchanged', () => {
  expect(plain('We utilize wool in order to win.', 'plain', 'same', ['in order to', 'utilize'])).toBe(
    'We utilize wool in order to win.',
  )
})

test('facts are signed numbers, names, URLs, emails, quotations, and the keep list', () => {
  const facts = factsOf(sampleText, { keep: ['free returns', 'not there'], language: 'en' }).map(
    ({ kind, value }) => `${kind}: ${value}`,
  )
  expect(facts).toEqual(
    expect.arrayContaining([
      'keep-list entry: free returns',
      'number: $25.00',
      'number: 14',
      'number: 2026',
      'name: Anna Reed',
      'name: Oakfield Wool Co',
      'URL: https://oakfield.example/moving',
      'email: help@oakfield.example',
      'quotation: Nothing is final until you are warm,',
    ]),
  )
  expect(facts.join('\n')).not.toContain('not there')
})

test.each([
  ['It costs 12 dollars.', 'It costs 120 dollars.', '12'],
  ['It fell by 4.5%.', 'It fell by 4.5 points.', '4.5%'],
  ['We met Ann Lee in Rome.', 'We met Anna Lee in Rome.', 'Ann Lee'],
  ['He said “no way” twice.', 'He said no twice.', 'no way'],
  ['See https://a.example/b for it.', 'See https://a.example/ for it.', 'https://a.example/b'],
  ['Ask NATO about it.', 'Ask the alliance about it.', 'NATO'],
])('%s → %s loses %s', (source, answer, value) => {
  expect(lostFacts(factsOf(source, { keep: [], language: 'en' }), answer).map((one) => one.value)).toContain(value)
})

test('an invented figure or link is detected', () => {
  expect(
    addedFacts('It costs 12 dollars.', 'It costs 12 dollars, 30% less: https://x.example.').map(({ value }) => value),
  ).toEqual(['https://x.example', '30%'])
})

test('generated texts keep every fact and the keep list, in each tone and length', { tags: 'extended' }, () => {
  const tones: Tone[] = ['plain', 'formal', 'friendly']
  fc.assert(
    fc.property(fc.nat(1_000_000), (seed) => {
      const { text, keep, facts } = generatedText(seed)
      const answer = plain(text, tones[seed % 3] as Tone, seed % 2 ? 'shorter' : 'same', keep)
      for (const fact of facts) expect(answer).toContain(fact)
      expect(lostFacts(factsOf(text, { keep, language: 'en' }), text)).toEqual([])
    }),
    { numRuns: 100 },
  )
})

test('without a model, the report is marked basic and names the setting', { tags: 'extended' }, async () => {
  const { data, summary, limits, status } = await rewrite({ text: sampleText, keep: 'free returns\nnot there' })
  expect([data.mode, status]).toEqual(['basic', 'done'])
  expect(summary).toMatch(/^Basic mode: \d+ changes by rules\. All \d+ facts of the source are in it\.$/)
  expect(limits.join('\n')).toContain('Set TEXT_PROVIDERS.')
  expect(data.text).toContain('Because Oakfield Wool Co. has moved to 14 Mill Street')
  expect(data.after.grade).toBeLessThan(data.before.grade ?? 0)
  expect(data.notInText).toEqual(['not there'])
})

const source =
  'Oakfield has sold 40 pairs of socks to Anna Reed since 2019, and the shop at https://oakfield.example stays open.'
const good =
  'Since 2019, Oakfield sold Anna Reed 40 pairs of socks. The shop at https://oakfield.example is still open.'

test('a model’s text that loses a fact is refused and requested again with the loss', async () => {
  const asked: Asked[] = []
  const { data, summary, findings } = await rewrite(
    { text: `We say: ${source}` },
    answering([good.replace('40', 'forty'), good], asked),
  )
  expect(data.mode).toBe('model')
  expect(data.text).toBe(good)
  expect(asked).toHaveLength(2)
  expect(asked[1]?.instructions).toContain('Your last answer lost the number "40".')
  expect(summary).toContain('Rewritten by small-model at the second try.')
  expect(findings[0]).toMatchObject({ id: 'refused-answer', evidence: 'Lost: number “40”' })
})

test('after three texts with losses, none is shown, and basic mode takes over with the reason', async () => {
  const asked: Asked[] = []
  const bad = good.replace('40', 'many')
  const { data, limits, findings } = await rewrite({ text: source }, answering([bad, bad, bad, good], asked))
  expect(asked).toHaveLength(3)
  expect(data.mode).toBe('basic')
  expect(data.text).toContain('40')
  expect(limits.join('\n')).toContain('small-model lost facts in 3 tries')
  expect(findings.filter(({ id }) => id === 'refused-answer')).toHaveLength(3)
})

test.each([
  ['', 'The answer was empty.'],
  [`${good} ${'It is good. '.repeat(100)}`, /^The answer was too long/],
  [
    'Seit 2019 hat Oakfield 40 Paar Socken an Anna Reed verkauft, und der Laden https://oakfield.example bleibt weiterhin geöffnet.',
    /^The answer was in German/,
  ],
])('the model’s text %j is refused', async (answer, refusal) => {
  const { data } = await rewrite({ text: source }, answering([answer, good]))
  expect(data.attempts[0]?.refusal).toEqual(typeof refusal === 'string' ? refusal : expect.stringMatching(refusal))
  expect(data.text).toBe(good)
})

const german =
  'Aufgrund der Tatsache, dass die Schafe im Frühjahr geschoren werden, verkaufen wir die Wolle erst im Sommer 2026.'

test('basic mode does not change other languages and says so', async () => {
  const { data, summary, status } = await rewrite({ text: german })
  expect([data.text, data.mode, status]).toEqual([german, 'untouched', 'partial'])
  expect(summary).toBe('Not rewritten: this text is in German, and the basic mode knows English only.')
})

test('a model can rewrite German, where capitalized nouns are not names', async () => {
  const answer = 'Die Schafe werden im Frühjahr geschoren, deshalb gibt es die Wolle bei uns erst ab Sommer 2026.'
  expect((await rewrite({ text: german }, answering([answer]))).data.text).toBe(answer)
})

test.each([
  ['', 'Paste the text that you want to rewrite.'],
  ['x'.repeat(20_001), 'Use at most 20,000 characters. This has 20,001.'],
])('invalid input %# is refused at its field', async (text, message) =>
  expect((await rewrite({ text })).failure?.errors.text).toBe(message),
)

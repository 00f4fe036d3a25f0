// @module-tag slow
import { expect, test } from 'vitest'
import { keyphrasesOf } from '#engine/text/keyphrases.ts'
import { stopWords } from '#engine/text/stop-words.ts'
import { corpus } from '#tests/support/corpus.ts'
import { badPages, refusalsOf, runOnBoth, runOnPages } from '#tests/support/page-source.ts'
import { run } from '#tests/support/tool-ports.ts'
import type { Extracted } from './extract.ts'
import { annotatedTexts } from './oracle/annotated-texts.ts'
import { rake, yake } from './oracle/peers.ts'
import { f1At10, tfIdf } from './oracle/score.ts'
import { sample } from './sample.ts'
import { tool } from './tool.ts'

const extract = async (input: Record<string, unknown>) => (await run(tool, input)).data as Extracted

/** `npm run bench:tools` measures all documents. */
const MEASURED = 40

const phrasesIn = (text: string) => keyphrasesOf(text).phrases.map(({ phrase }) => phrase)

test.skipIf(!corpus('inspec'))(
  'on abstracts the ten best phrases beat TF-IDF and RAKE by far',
  { tags: 'extended', timeout: 60_000 },
  () => {
    const documents = annotatedTexts('inspec').slice(0, MEASURED)
    const texts = documents.map(({ text }) => text)
    const ours = f1At10(documents, phrasesIn)
    expect(ours).toBeGreaterThan(f1At10(documents, tfIdf(texts, stopWords('en'))) + 0.1)
    expect(ours).toBeGreaterThan(f1At10(documents, rake) + 0.05)
  },
)

test.skipIf(!corpus('kpcrowd'))(
  'on news the ten best phrases beat TF-IDF, RAKE and YAKE',
  { tags: 'extended', timeout: 60_000 },
  () => {
    const documents = annotatedTexts('kpcrowd').slice(0, MEASURED)
    const texts = documents.map(({ text }) => text)
    const ours = f1At10(documents, phrasesIn)
    for (const peer of [tfIdf(texts, stopWords('en')), rake, yake])
      expect(ours).toBeGreaterThan(f1At10(documents, peer))
  },
)

test.each([
  ['Michael Buble kisses a fan on stage. Fans of Michael Buble love it when he kisses them.', 'kiss'],
  ['The company plans to launch its lamp in May. It plans a shop, and it plans a catalog.', 'plan'],
  ['Stocks fall as oil prices climb. Prices climb again, and stocks fall.', 'climb'],
  ['The author describes two lamps. This paper describes a lamp.', 'describe'],
  ['Experiments suggest that lamps last. Results indicate that they last.', 'suggest'],
  ['The control system employs a preload relay to reduce chattering of the motor.', 'employs'],
  ['Once the operating regime digresses from the model, the controller is tuned again.', 'digresses'],
  ['Every mobile agent locates its service server by a broadcast message.', 'locates'],
])('%s: no verb is taken as a noun', (text, verb) => {
  expect(phrasesIn(text).filter((phrase) => phrase.toLowerCase().includes(verb))).toEqual([])
})

test('phrasing that every paper uses is not part of a term', () => {
  const text = 'The proposed fuzzy controller beats conventional fuzzy controllers and existing fuzzy controllers.'
  expect(phrasesIn(text)[0]).toBe('fuzzy controller')
})

test('a repeated word is a phrase of its own', () => {
  const text =
    'The senator met voters. She asked the senator for help. They like the senator. He said the senator won. You saw it.'
  expect(phrasesIn(text)[0]?.toLowerCase()).toBe('senator')
})

test('the sample is about wool blankets, and its title says so', async () => {
  const { keyphrases } = await extract(sample.input)
  const [first] = keyphrases
  expect(first).toMatchObject({ inTitle: true, inH1: true, inDescription: true, length: 2, score: 100 })
  expect(first?.phrase.toLowerCase()).toBe('wool blankets')
  expect(first?.variants.map(({ form }) => form).sort()).toEqual(['wool blanket', 'wool blankets'])
  expect(first?.count).toBe(first?.positions.length)
})

test('positions lead to the phrase in the text', async () => {
  const { text, keyphrases } = await extract({ text: 'Oak tables last. An oak table is heavy. We oil oak tables.' })
  const found = keyphrases.find(({ phrase }) => phrase === 'Oak tables')
  expect(found?.positions.map(({ start, end }) => text.slice(start, end))).toEqual([
    'Oak tables',
    'oak table',
    'oak tables',
  ])
  expect(found?.places).toEqual([0, 0.3636, 0.9091])
})

test('phrases have the chosen maximum length and number', async () => {
  const { keyphrases } = await extract({ ...sample.input, longest: 1, top: 5 })
  expect(keyphrases).toHaveLength(5)
  expect(Math.max(...keyphrases.map(({ length }) => length))).toBe(1)
})

test('pairs share sentences', async () => {
  const { together } = await extract({
    text: 'Wool fibers carry lanolin. Cold water helps wool fibers. Wool fibers hate hot water. Lanolin keeps wool fibers dry.',
  })
  expect(together).toContainEqual({ a: 'Wool fibers', b: 'lanolin', sentences: 2 })
})

test('another language is split at its stop words', async () => {
  const { keyphrases } = await extract({
    text: 'Die Wolldecke ist aus Schurwolle. Eine Wolldecke wird von Hand gewebt, und die Schurwolle kommt aus Maine.',
    language: 'de',
  })
  expect(keyphrases.map(({ phrase }) => phrase)).toContain('Wolldecke')
  expect(keyphrases.map(({ phrase }) => phrase.toLowerCase())).not.toContain('die wolldecke')
})

test('phrases of German end with a noun: no verb is part of one, whatever its place', async () => {
  const { keyphrases } = await extract({
    text: 'Waschen Sie Wollsocken flach. Unsere feinen Wollsocken werden in einer kleinen Weberei im Allgäu gestrickt. Jedes Paar besteht aus Merinowolle.',
  })
  const phrases = keyphrases.map(({ phrase }) => phrase)
  expect(phrases).toEqual(expect.arrayContaining(['Wollsocken', 'kleinen Weberei', 'Allgäu', 'Paar', 'Merinowolle']))
  expect(phrases.filter((phrase) => /waschen|flach|gestrickt|besteht/i.test(phrase))).toEqual([])
})

const news = {
  ja: '市議会は火曜日に新しい予算を承認した。税金は上がらないと当局は述べた。批判者は反対した。',
  hi: 'नगर परिषद ने मंगलवार को नए बजट को मंजूरी दी। अधिकारियों ने कहा कि कर नहीं बढ़ेंगे। आलोचकों ने बजट का विरोध किया।',
  ar: 'وافق مجلس المدينة على الميزانية الجديدة يوم الثلاثاء. وقال المسؤولون إن الضرائب لن ترتفع. وعارض المنتقدون الميزانية.',
  de: 'Der Stadtrat hat am Dienstag den neuen Haushalt beschlossen. Die Steuern steigen nicht. Kritiker lehnten den Haushalt ab.',
  ko: '시의회는 화요일에 새로운 예산을 승인했다. 당국은 세금이 오르지 않을 것이라고 말했다. 비판자들은 예산에 반대했다.',
  ru: 'Городской совет во вторник утвердил новый бюджет. Налоги не вырастут. Критики выступили против бюджета.',
  zh: '市议会周二批准了新的预算。官员表示税收不会增加。批评者反对这一预算。',
  fr: 'Le conseil municipal a adopté mardi le nouveau budget. Les impôts ne vont pas augmenter. Les opposants critiquent le budget.',
  es: 'El ayuntamiento aprobó el martes el nuevo presupuesto. Los impuestos no van a subir. Los críticos rechazan el presupuesto.',
  pl: 'Rada miasta we wtorek przyjęła nowy budżet. Podatki nie wzrosną. Krytycy głosowali przeciwko, ale budżet przeszedł.',
  sv: 'Kommunfullmäktige godkände den nya budgeten på tisdagen. Skatterna höjs inte. Kritikerna röstade mot budgeten.',
  fi: 'Kaupunginvaltuusto hyväksyi uuden budjetin tiistaina. Verot eivät nouse. Arvostelijat vastustivat, mutta budjetti meni läpi.',
}

test.each([
  ['ja', ['市議会', '税金'], ['は', 'した', 'を', 'に', 'と']],
  ['hi', ['बजट'], ['ने', 'को', 'का', 'कि', 'नहीं']],
  ['ar', ['الميزانية'], ['على', 'إن', 'لن', 'يوم']],
  ['de', ['Haushalt', 'Stadtrat'], ['der', 'die', 'hat', 'am', 'nicht']],
  ['ko', ['예산', '세금'], ['예산을', '것이라고', '은', '을']],
  ['ru', ['налоги'], ['во', 'не', 'против']],
  ['zh', ['预算'], ['的', '了', '这一', '不会']],
  ['fr', ['budget'], ['le', 'les', 'ne', 'a']],
  ['es', ['presupuesto'], ['el', 'los', 'no', 'van']],
  ['pl', ['budżet'], ['we', 'nie', 'ale']],
  ['sv', ['budgeten'], ['på', 'den', 'inte', 'mot']],
  ['fi', ['budjetti'], ['eivät', 'mutta']],
] as const)(
  'a text in %s is read by its own function words, without being told',
  async (language, topics, particles) => {
    const { keyphrases, language: read } = await extract({ text: news[language] })
    expect(read).toMatchObject({ code: language, source: 'detected' })
    const phrases = keyphrases.map(({ phrase }) => phrase.toLowerCase())
    for (const topic of topics) expect(phrases).toContain(topic.toLowerCase())
    expect(phrases.filter((phrase) => (particles as readonly string[]).includes(phrase))).toEqual([])
  },
)

test.each([
  [
    'de',
    'Die Stadt hat heute einen neuen Haushalt für die Schulen beschlossen. Die Schulen brauchen Lehrer.',
    'Schulen',
  ],
  ['ko', '시는 오늘 학교를 위한 새 예산을 발표했다. 학교는 새로운 교사가 필요하다.', '학교'],
  ['zh', '市政府今天宣布了新的学校预算。学校需要新的教师。', '市政府'],
  ['th', 'เทศบาลประกาศงบประมาณใหม่สำหรับโรงเรียน โรงเรียนต้องการครูใหม่', 'โรงเรียน'],
])('the first phrase of a text in %s is neither a day, a verb, nor “new”', async (_, text, topic) => {
  expect((await extract({ text })).keyphrases[0]?.phrase).toContain(topic)
})

test('a language without a list of function words is refused by its name, and can be read anyway', async () => {
  const text =
    'Cymeradwyodd cyngor y ddinas y gyllideb newydd ddydd Mawrth. Dywedodd swyddogion na fydd trethi yn codi.'
  const { failure, summary } = await run(tool, { text })
  expect(summary).toMatch(/^The text reads as Welsh, /)
  expect(failure?.errors.language).toContain('Another language')
  expect((await extract({ text, language: 'other' })).language.source).toBe('chosen')
})

test('a text in another language has no parts of speech, and a few words are read as English', async () => {
  const { report } = await run(tool, { text: news.de })
  const table = report.find((block) => block.kind === 'table')
  expect(table?.kind === 'table' && table.columns.map(({ label }) => label)).not.toContain('Parts of speech')
  expect((await extract({ text: 'Oak tables' })).language).toEqual({ code: 'en', name: 'English', source: 'assumed' })
})

test('a file is read if no text is pasted', async () => {
  const file = new File(['Oak tables last. Oak tables are heavy.'], 'tables.txt')
  expect((await extract({ file: [file] })).keyphrases[0]?.phrase).toBe('Oak tables')
})

test.each([
  [{ text: '' }, 'Paste a text or the source of a page, enter a URL, or choose a file.'],
  [{ text: 'and of the' }, 'No phrase was found: this text has no noun that could name a topic.'],
  [
    { file: [new File([new Uint8Array([0xff, 0xfe, 0x80])], 'a.txt')] },
    'a.txt is not UTF-8 text. Save it as plain text, or paste its text.',
  ],
  [{ file: [new File(['a\0b'], 'b.txt')] }, 'b.txt is not a text file: it contains NUL bytes.'],
  [{ file: [new File([''], 'c.txt')] }, 'c.txt is empty.'],
])('invalid input %# is refused with a message', async (input, message) => {
  expect((await run(tool, input)).summary).toBe(message)
})

test.each([
  `${'<div>'.repeat(100_000)}wool`,
  'wool '.repeat(60_000),
  `${'[('.repeat(100_000)} wool`,
  '\0 \ud800 wool',
  `${'a'.repeat(200_000)} wool`,
])('odd text takes seconds', { tags: 'extended', timeout: 20_000 }, async (text) => {
  const { user } = process.threadCpuUsage()
  expect((await run(tool, { text })).status).toBe('done')
  expect(process.threadCpuUsage().user - user).toBeLessThan(6e6)
})

test('URLs and contractions are not phrases, and soft hyphens are not part of one', async () => {
  const { data } = await run(tool, {
    text: 'Visit https://oakfield.example/care today; it’s simple. Write to care@oakfield.example about wool blan\u00adkets and wool blankets.',
  })
  const phrases = (data as { keyphrases: { phrase: string; count: number }[] }).keyphrases
  expect(phrases.find(({ phrase }) => phrase === 'wool blankets')?.count).toBe(2)
  expect(phrases.map(({ phrase }) => phrase).filter((phrase) => /oakfield|https|it’s|\u00ad/.test(phrase))).toEqual([])
})

test.each([
  ['Wool', 'The only phrase found in 1 word is “Wool”.'],
  ['wool and oak', 'The top phrases are “wool” and “oak”. 2 phrases found in 3 words.'],
])('the summary of %j is grammatical', async (text, summary) => {
  expect((await run(tool, { text })).summary).toBe(summary)
})

test('a page gives the phrases of its main text in the same order', async () => {
  const { byUrl, data } = await runOnBoth(tool)
  const phrases = data.map((one) =>
    (one as Extracted).keyphrases.map(({ phrase, score, count, positions }) => ({ phrase, score, count, positions })),
  )
  expect(phrases[0]?.length).toBeGreaterThan(5)
  expect(phrases[0]).toEqual(phrases[1])
  expect((data[0] as Extracted).keyphrases.some(({ inTitle }) => inTitle)).toBe(true)
  const shown = byUrl.report.find(({ kind }) => kind === 'text')
  expect(shown).toMatchObject({ title: expect.stringContaining('Main text of https://shop.example/care, 7') })
})

test.each(badPages)('%s is refused with its own message', async (_, page, message) => {
  const { failure } = await runOnPages(tool, { url: 'shop.example' }, page)
  expect(failure?.errors.url).toMatch(message)
})

test('neither and both of text and URL are refused at their field', async () => {
  expect(await refusalsOf(tool)).toEqual([['text'], ['url']])
})

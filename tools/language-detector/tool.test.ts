import { expect, test } from 'vitest'
import { hreflangOf, scriptsOf } from '#engine/text/language/scripts.ts'
import { languageLengths, measureLanguages } from '#tests/support/declaration-languages.ts'
import { badPages, refusalsOf, runOnBoth, runOnPages } from '#tests/support/page-source.ts'
import { run } from '#tests/support/tool-ports.ts'
import type { Detections } from './report.ts'
import { tool } from './tool.ts'

const detect = async (text: string, more: Record<string, unknown> = {}) =>
  (await run(tool, { text, ...more })).data as Detections

// Article 1 of the Universal Declaration of Human Rights, first sentence, as the United Nations publish it.
test.each([
  ['en', 'Latin', 'All human beings are born free and equal in dignity and rights.'],
  ['de', 'Latin', 'Alle Menschen sind frei und gleich an Würde und Rechten geboren.'],
  ['fr', 'Latin', 'Tous les êtres humains naissent libres et égaux en dignité et en droits.'],
  ['es', 'Latin', 'Todos los seres humanos nacen libres e iguales en dignidad y derechos.'],
  ['it', 'Latin', 'Tutti gli esseri umani nascono liberi ed eguali in dignità e diritti.'],
  ['pt', 'Latin', 'Todos os seres humanos nascem livres e iguais em dignidade e em direitos.'],
  ['nl', 'Latin', 'Alle mensen worden vrij en gelijk in waardigheid en rechten geboren.'],
  ['sv', 'Latin', 'Alla människor är födda fria och lika i värde och rättigheter.'],
  ['fi', 'Latin', 'Kaikki ihmiset syntyvät vapaina ja tasavertaisina arvoltaan ja oikeuksiltaan.'],
  ['pl', 'Latin', 'Wszyscy ludzie rodzą się wolni i równi pod względem swej godności i swych praw.'],
  ['cs', 'Latin', 'Všichni lidé rodí se svobodní a sobě rovní co do důstojnosti a práv.'],
  ['hu', 'Latin', 'Minden emberi lény szabadon születik és egyenlő méltósága és joga van.'],
  ['tr', 'Latin', 'Bütün insanlar hür, haysiyet ve haklar bakımından eşit doğarlar.'],
  ['vi', 'Latin', 'Tất cả mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm và quyền.'],
  ['ru', 'Cyrillic', 'Все люди рождаются свободными и равными в своем достоинстве и правах.'],
  ['uk', 'Cyrillic', 'Всі люди народжуються вільними і рівними у своїй гідності та правах.'],
  ['el', 'Greek', 'Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα.'],
  ['he', 'Hebrew', 'כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם.'],
  ['ar', 'Arabic', 'يولد جميع الناس أحرارا متساوين في الكرامة والحقوق.'],
  ['hi', 'Devanagari', 'सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है।'],
  ['th', 'Thai', 'มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ'],
  ['ko', 'Hangul', '모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다.'],
  ['zh', 'Han', '人人生而自由，在尊严和权利上一律平等。'],
])('%s in %s is detected from one sentence', async (language, script, text) => {
  const found = await detect(text)
  expect([found.language, found.scripts[0]?.name]).toEqual([language, script])
  expect(found.isReliable).toBe(true)
})

// Words that people search for and that are not in the declaration; related languages and dialects share most of them.
test.each([
  ['zh', '手机'],
  ['zh', '网站优化'],
  ['nl', 'we zijn in de stad en gaan straks naar huis'],
  ['es', 'no me gusta nada esta canción la verdad'],
  ['de', 'heute ist das wetter wieder so schlecht'],
])('a few words of %s are not taken for a relative: %s', async (language, text) => {
  expect((await detect(text)).language).toBe(language)
})

test.each([
  ['ru', 'Она первой начала смеяться'],
  ['ru', 'Он ещё не пришёл домой'],
  ['fr', 'Je ne sais pas où il est parti hier'],
  ['fr', 'Elle est partie ce matin'],
  ['id', 'Saya tidak tahu apa yang dia inginkan'],
  ['id', 'Aku suka makan nasi goreng'],
  ['gl', 'Non sei onde está a miña irmá'],
  ['gl', 'O goberno galego aprobou onte unha nova lei sobre a vivenda nas cidades.'],
  ['af', 'Ek weet nie waar hy is nie'],
  ['en', 'I do not know what to do'],
  ['en', "I don't want to go home"],
  ['en', 'We want to do it now'],
  ['en', 'Can we talk?'],
  ['pcm', 'Wetin dey happen for di market?'],
])('everyday words of %s are not taken for a relative: %s', async (language, text) => {
  const found = await detect(text)
  expect(found.language).toBe(language)
})

test('a few letters are never surely in a language that few people write', async () => {
  for (const text of ['Sampai jumpa', 'Ho fame', 'Let us go', "Je t'aime", 'In den Warenkorb'])
    expect((await detect(text)).isReliable, text).toBe(false)
})

test('a single word has low confidence, and figures have none', async () => {
  const word = await detect('Hello')
  expect(word.isReliable).toBe(false)
  expect(word.confidence).toBeLessThan(60)
  expect(await detect('12345 !')).toMatchObject({ language: null, confidence: null, hreflang: null })
})

test('confidences are descending and add up to at most 100', async () => {
  const { guesses } = await detect('Jeg kan ikke komme i dag')
  const values = guesses.map(({ confidence }) => confidence)
  expect(values).toEqual(values.toSorted((a, b) => b - a))
  expect(values.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(100.5)
})

test('a wrong declaration and a sentence in another language are reported', async () => {
  const { findings } = await run(tool, { text: tool.samples[0].input.text as string })
  expect(findings.map(({ id, severity }) => [id, severity])).toEqual([
    ['declared-language', 'critical'],
    ['other-language', 'notice'],
  ])
})

test.each([
  ['iw', 'שלום לכולם מה שלומכם היום', 'pass'],
  ['nb-NO', 'Jeg vil gjerne bestille et bord til fire personer i morgen kveld.', 'pass'],
  ['sr-Latn', 'Dobro jutro svima, danas je lijep dan u gradu.', 'warning'],
  ['bs', 'Dobro jutro svima, danas je lijep dan u gradu.', 'notice'],
  ['id', 'Selamat pagi semuanya, apa kabar hari ini?', 'pass'],
  ['de', 'All human beings are born free and equal in dignity and rights.', 'critical'],
  ['English', 'All human beings are born free and equal in dignity and rights.', 'critical'],
  ['!!!', 'All human beings are born free and equal in dignity and rights.', 'critical'],
])('declared %j for %j is checked', async (declared, text, severity) => {
  const { findings } = await run(tool, { text, declared })
  expect(findings.find(({ id }) => id === 'declared-language')?.severity).toBe(severity)
  if (/^[E!]/.test(declared)) expect(findings[0]?.title).toBe(`“${declared}” is not a language tag.`)
})

test('every language that the detector can name counts as known', { tags: 'extended' }, async () => {
  const { eld } = await import('eld/medium')
  for (const language of Object.values(eld.info().Languages)) {
    const { findings } = await run(tool, {
      text: 'Bütün insanlar hür, haysiyet ve haklar eşit doğarlar.',
      declared: language,
    })
    expect([language, findings[0]?.severity]).toEqual([language, language === 'tr' ? 'pass' : 'critical'])
  }
})

test.each([
  ['Hello my friend, how are you today?', true, '1 text in 1 language: English.'],
  ['ok', false, 'Unknown: too few letters to tell languages in Latin script apart.'],
  ['ភាសាខ្មែរ', false, 'Khmer, with 99.9% confidence. For hreflang: km.'],
])('the summary of %j is true', async (text, many, summary) => {
  expect((await run(tool, { text, many })).summary).toBe(summary)
})

test('on request, each line is a text of its own', async () => {
  const { parts, total } = await detect('Guten Morgen, wie geht es Ihnen heute?\n\nWhere is the station, please?', {
    many: true,
  })
  expect(total).toBe(2)
  expect(parts.map(({ language, line }) => [language, line])).toEqual([
    ['de', 1],
    ['en', 3],
  ])
})

test.each([
  ['සියලු මනුෂ්‍යයෝ', 'si'],
  ['មនុស្សទាំងអស់', 'km'],
  ['ମଣିଷ', 'or'],
  ['日本の学校', 'ja'],
])('%s is decided by script alone', async (text, language) => {
  expect(await detect(text)).toMatchObject({ language, isReliable: true })
})

test.each([
  ['Барлық адамдар тумысынан азат және тең құқықты болып дүниеге келеді.', 'kk'],
  ['Усе людзі нараджаюцца свабоднымі і роўнымі ў сваёй годнасці.', 'be'],
  ['Setiap orang berhak atas kebebasan menyatakan pendapat karena itu hak asasi.', 'id'],
  ['Todas as persoas nacen libres e iguais en dignidade e dereitos.', 'gl'],
])('%s is %s, not its better-known relative', async (text, language) => {
  expect((await detect(text)).language).toBe(language)
})

test('close languages are listed together if the text is ambiguous', async () => {
  const { name, isReliable } = await detect('Dobro jutro svima, danas je lijep dan u gradu.')
  expect([name, isReliable]).toEqual(['Croatian or Bosnian', false])
})

test.each(languageLengths)(
  'with %i characters of the Universal Declaration, it beats franc-all, and nine of ten sure results are right',
  { tags: 'extended', timeout: 30_000 },
  async (length) => {
    const { ours, peer, sure, sureAndRight, total } = await measureLanguages(length, 1, 12)
    expect(total).toBeGreaterThan(40)
    expect(ours).toBeGreaterThan(peer)
    expect(sureAndRight / sure).toBeGreaterThan(0.9)
  },
)

test.each([
  ['zh', '这个国家的学生', 'zh-Hans'],
  ['zh', '這個國家的學生', 'zh-Hant'],
  ['sr', 'Сва људска бића', 'sr-Cyrl'],
  ['sr', 'Sva ljudska bića', 'sr-Latn'],
  ['en', 'colour', 'en'],
])('hreflang of %s in %j is %s', (language, text, wanted) => {
  expect(hreflangOf(language, text)).toBe(wanted)
})

test('scripts are counted by letters', () => {
  expect(scriptsOf('Чай tea 1')).toEqual([
    { name: 'Latin', letters: 3 },
    { name: 'Cyrillic', letters: 3 },
  ])
})

test.each(['\0\0', '\ud800', '[('.repeat(100_000), 'wool is warm. '.repeat(70_000), 'a'.repeat(1_000_000)])(
  'odd text takes seconds',
  async (text) => {
    expect((await run(tool, { text })).status).toBe('done')
  },
  20_000,
)

test('an empty text is refused', async () => {
  expect((await run(tool, { text: '' })).failure?.errors).toEqual({
    text: 'Type or paste a text, or enter the URL of a page.',
  })
})

test('a page’s language is that of its main text, compared with its lang attribute', async () => {
  const { byUrl, data } = await runOnBoth(tool)
  const results = data.map((one) => {
    const { page: _, declared: __, knowsDeclared: ___, parts, ...rest } = one as Detections
    return { ...rest, parts: parts.map(({ line: ____, ...part }) => part) }
  })
  expect(results[0]).toEqual(results[1])
  expect(byUrl.findings).toContainEqual(expect.objectContaining({ id: 'declared-language', severity: 'pass' }))
  expect(byUrl.report.at(-1)).toMatchObject({ kind: 'code', title: expect.stringContaining('Main text of https://') })
})

test.each(badPages)('%s is refused with its own message', async (_, page, message) => {
  const { failure } = await runOnPages(tool, { url: 'shop.example' }, page)
  expect(failure?.errors.url).toMatch(message)
})

test('neither and both of text and URL are refused at their field', async () => {
  expect(await refusalsOf(tool)).toEqual([['text'], ['url']])
})

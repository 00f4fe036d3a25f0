// @module-tag slow
import { expect, test } from 'vitest'
import { formulas } from '#engine/readability/formulas.ts'
import { formulasByLanguage } from '#engine/readability/formulas-by-language.ts'
import type { Measured } from '#engine/readability/measure.ts'
import { syllablesOf } from '#engine/text/language/syllables.ts'
import { loadSyllables, ruleSyllables } from '#engine/text/syllables.ts'
import { run } from '#tests/support/tool-ports.ts'
import { tool } from './tool.ts'

const measure = async (text: string) => (await run(tool, { text })).data as Measured

// Counted by hand: words, sentences, syllables, characters, letters, words of three syllables, complex, of over six
// letters.
const table: [string, number[]][] = [
  // the1 cat1 sat1 on1 the1 mat1
  ['The cat sat on the mat.', [6, 1, 6, 17, 17, 0, 0, 0]],
  // wool1 is1 warm1 it1 is1 al-so2 strong1: 2 sentences
  ['Wool is warm. It is also strong.', [7, 2, 8, 24, 24, 0, 0, 0]],
  // the1 man-u-fac-tur-er5 re-paired2 the1 ta-ble2
  ['The manufacturer repaired the table.', [5, 1, 11, 31, 31, 1, 1, 2]],
  // we1 vis-it-ed3 a1 well-known2 shop1 in1 Min-ne-so-ta4: -ed and the name are not complex
  ['We visited a well-known shop in Minnesota.', [7, 1, 13, 34, 34, 2, 0, 3]],
  // pay1 12 (twelve1) dol-lars2 to-day2
  ['Pay 12 dollars today!', [4, 1, 6, 17, 15, 0, 0, 1]],
  // in-for-ma-tion4 is1 not1 knowl-edge2 | knowl-edge2 is1 not1 wis-dom2
  ['Information is not knowledge. Knowledge is not wisdom.', [8, 2, 14, 45, 45, 1, 1, 3]],
]

test.each(table)('%j has the same counts as by hand', async (text, wanted) => {
  const { counts } = await measure(text)
  expect([
    counts.words,
    counts.sentences,
    counts.syllables,
    counts.characters,
    counts.letters,
    counts.polysyllables,
    counts.complexWords,
    counts.longWords,
  ]).toEqual(wanted)
})

test('every formula is within 0.01 of its definition, calculated by hand', () => {
  // A text with 100 words, 5 sentences, 150 syllables, 470 characters, 460 letters, 12 of three syllables, 10 complex,
  // 20 long, 8 unfamiliar
  const counts = {
    words: 100,
    sentences: 5,
    syllables: 150,
    characters: 470,
    letters: 460,
    polysyllables: 12,
    complexWords: 10,
    longWords: 20,
    unfamiliarWords: 8,
    monosyllables: 60,
    sample: { words: 100, sentences: 5, polysyllables: 12 },
  }
  const worked: Record<string, number> = {
    fleschReadingEase: 59.635, // 206.835 − 20.3 − 126.9
    fleschKincaidGrade: 9.91, // 7.8 + 17.7 − 15.59
    gunningFog: 12, // 0.4 · (20 + 10)
    smog: 11.979, // 1.043 · √72 + 3.1291 = 8.850 + 3.129
    ari: 10.707, // 22.137 + 10 − 21.43
    colemanLiau: 9.768, // 27.048 − 1.48 − 15.8
    daleChall: 5.8917, // 1.2632 + 0.992 + 3.6365
    linsearWrite: 12.4, // (88 + 36)/5 = 24.8, halved
    lix: 40, // 20 + 20
    rix: 4, // 20/5
  }
  expect(formulas.map(({ id }) => id)).toEqual(Object.keys(worked))
  for (const { id, of } of formulas) expect(Math.abs(of(counts) - (worked[id] ?? 0)), id).toBeLessThan(0.01)
})

test('Dale-Chall adds its constant above five percent, and Linsear subtracts one at 20 and below', () => {
  const base = { words: 100, sentences: 10, syllables: 0, characters: 0, letters: 0, complexWords: 0, longWords: 0 }
  const of = (id: string, more: { polysyllables: number; unfamiliarWords: number }) =>
    formulas
      .find((formula) => formula.id === id)
      ?.of({ ...base, ...more, monosyllables: 0, sample: { words: 100, sentences: 10, ...more } })
  expect(of('daleChall', { polysyllables: 0, unfamiliarWords: 5 })).toBeCloseTo(1.2855, 4)
  expect(of('daleChall', { polysyllables: 0, unfamiliarWords: 6 })).toBeCloseTo(5.0799, 4)
  expect(of('linsearWrite', { polysyllables: 50, unfamiliarWords: 0 })).toBe(9)
})

test.each([
  ['area', 3],
  ['rhythm', 2],
  ['2024', 6],
  ['well-known', 2],
  ['Oakfield’s', 2],
  ['boss’s', 2],
  ['3.5', 3],
])('%s has %i syllables', async (word, syllables) => {
  expect((await loadSyllables())(word)).toBe(syllables)
})

test.each([
  ['throwable', 3],
  ['rewoven', 3],
  ['undyed', 2],
  ['crinkles', 2],
])('by spelling alone, %s has %i', (word, syllables) => {
  expect(ruleSyllables(word)).toBe(syllables)
})

test('spelling rules match the dictionary for nine words in ten', async () => {
  const { dictionary } = await import('cmu-pronouncing-dictionary')
  // Every eighth word; the bench checks all of them.
  const words = Object.keys(dictionary).filter((word, at) => at % 8 === 0 && /^[a-z]{3,}$/.test(word))
  const right = words.filter((word) => ruleSyllables(word) === dictionary[word]?.match(/\d/g)?.length)
  expect(right.length / words.length).toBeGreaterThan(0.895)
})

test('long sentences are listed with their line, longest first', async () => {
  const long = (words: number) => `It ${'very '.repeat(words - 2)}much.`
  const { findings, report } = await run(tool, { text: `Short one.\n${long(30)}\n${long(45)}` })
  expect(
    findings.filter(({ id }) => id === 'long-sentence').map(({ severity, place }) => [severity, place?.line]),
  ).toEqual([
    ['critical', 3],
    ['warning', 2],
  ])
  const marked = report.find((block) => block.kind === 'text')
  expect(marked?.kind === 'text' && marked.marks?.map(({ weight }) => weight)).toEqual([0.55, 1])
})

test('soft hyphens change no count, and hard words are listed without them', async () => {
  const { counts, hardWords } = await measure('in\u00adfor\u00adma\u00adtion is good.')
  expect(counts).toEqual((await measure('information is good.')).counts)
  expect(hardWords[0]?.word).toBe('information')
})

const german =
  'Die Rückgabe ist innerhalb von dreißig Tagen kostenlos. Schicken Sie das Möbelstück in der Originalverpackung zurück, oder rufen Sie uns an. Die Erstattung erfolgt auf die Karte, mit der Sie bezahlt haben.'
const texts: [string, string, string[]][] = [
  [
    'German',
    german,
    [
      'fleschAmstad',
      'wienerSachtextformel1',
      'wienerSachtextformel2',
      'wienerSachtextformel3',
      'wienerSachtextformel4',
    ],
  ],
  [
    'Spanish',
    'Puede devolver el mueble durante los treinta días siguientes a la entrega. Nosotros pagamos el envío y le devolvemos el dinero.',
    ['fernandezHuerta', 'szigrisztPazos', 'gutierrezPolini', 'crawford'],
  ],
  [
    'Italian',
    'Il reso è gratuito entro trenta giorni dalla consegna. Rimborsiamo l’importo sulla carta che avete usato per l’acquisto.',
    ['gulpease', 'fleschVacca'],
  ],
  [
    'French',
    'Vous pouvez renvoyer le meuble pendant trente jours après la livraison. Nous payons le transport et nous vous remboursons aussitôt.',
    ['kandelMoles'],
  ],
  [
    'Dutch',
    'U kunt het meubel binnen dertig dagen na de levering gratis terugsturen. Wij betalen het vervoer en storten het bedrag terug.',
    ['fleschDouma'],
  ],
  [
    'Portuguese',
    'Você pode devolver o móvel em até trinta dias após a entrega. Nós pagamos o transporte e devolvemos o seu dinheiro.',
    ['fleschMartins'],
  ],
  [
    'Russian',
    'Вы можете вернуть мебель в течение тридцати дней после доставки. Мы оплатим перевозку и вернём вам деньги.',
    ['fleschOborneva'],
  ],
  [
    'Swedish',
    'Du kan skicka tillbaka möbeln inom trettio dagar efter leveransen. Vi betalar frakten och ger dig pengarna tillbaka.',
    [],
  ],
]

test.each(texts)('%s gets its own measures, LIX, and RIX, but no English ones', async (name, text, own) => {
  const { data, summary, limits } = await run(tool, { text: `${text} `.repeat(8) })
  const { scores } = data as Measured
  expect(Object.keys(scores)).toEqual([...['lix', 'rix'], ...own])
  expect(Object.values(scores).every((score) => Number.isFinite(score))).toBe(true)
  expect(summary).toMatch(new RegExp(`^${name}, `))
  expect(limits.join()).toContain(`The text is ${name}.`)
})

test('English formulas refuse other languages and name them', async () => {
  const { status, summary } = await run(tool, { text: german, language: 'en' })
  expect([status, summary.split('.')[0]]).toEqual(['failed', 'This text is German'])
})

test('the German formulas match their definitions, calculated by hand', () => {
  const counts = {
    words: 100,
    sentences: 8,
    syllables: 180,
    characters: 600,
    letters: 590,
    polysyllables: 20,
    monosyllables: 50,
    complexWords: 0,
    longWords: 30,
    unfamiliarWords: 0,
    sample: { words: 100, sentences: 8, polysyllables: 20 },
  }
  const worked: Record<string, number> = {
    fleschAmstad: 62.2, // 180 − 12.5 − 105.3
    wienerSachtextformel1: 7.341, // 3.87 + 2.09 + 3.891 − 1.635 − 0.875
    wienerSachtextformel2: 7.4565, // 4.014 + 2.1025 + 4.119 − 2.779
    wienerSachtextformel3: 7.1929, // 5.926 + 2.38125 − 1.1144
    wienerSachtextformel4: 7.115, // 5.488 + 3.32 − 1.693
    fernandezHuerta: 86.09, // 206.84 − 108 − 12.75
    szigrisztPazos: 82.195, // 206.835 − 112.14 − 12.5
    gutierrezPolini: 33.595, // 95.2 − 57.23 − 4.375
    crawford: 3.773, // −1.64 + 8.82 − 3.407
    gulpease: 53, // 89 + (2400 − 6000)/100
    fleschVacca: 92.75, // 217 − 16.25 − 108
    kandelMoles: 61.8325, // 207 − 12.6875 − 132.48
    fleschDouma: 56.61, // 206.835 − 11.625 − 138.6
    fleschMartins: 83.8675, // 248.835 − 12.6875 − 152.28
    fleschOborneva: 82.405, // 206.835 − 16.25 − 108.18
  }
  expect(formulasByLanguage.map(({ id }) => id)).toEqual(Object.keys(worked))
  for (const { id, of } of formulasByLanguage) expect(Math.abs(of(counts) - (worked[id] ?? 0)), id).toBeLessThan(0.01)
})

test.each([
  ['de', 'Theater', 3],
  ['de', 'Donaudampfschifffahrt', 5],
  ['es', 'murciélago', 4],
  ['es', 'país', 2],
  ['it', 'leggibilità', 5],
  ['fr', 'parlent', 1],
  ['nl', 'ruïne', 3],
  ['pt', 'coração', 3],
  ['ru', 'читабельность', 4],
])('in %s, %s has %i syllables', (language, word, syllables) => {
  expect(syllablesOf(language)(word)).toBe(syllables)
})

test('scripts without a formula are refused, and the language is named', async () => {
  for (const [text, name] of [
    ['我喜欢茶。我也喜欢咖啡。', 'Chinese'],
    ['يولد جميع الناس أحرارا متساوين في الكرامة والحقوق.', 'Arabic'],
    ['お茶が好きです。コーヒーも好きです。', 'Japanese'],
  ] as const)
    expect((await run(tool, { text })).summary).toMatch(new RegExp(`^This text is ${name}`))
})

test.each([
  ['Hello', /its only sentence has 1 word\.$/],
  ['One is here. Two are there now.', /the longest of 2 sentences has 4 words\.$/],
])('the summary of %j is grammatical', async (text, summary) => {
  expect((await run(tool, { text })).summary).toMatch(summary)
})

test('a time never says 60 seconds', async () => {
  const { report } = await run(tool, { text: 'word '.repeat(475) })
  const metrics = report.flatMap((block) => (block.kind === 'metric' ? block.metrics : []))
  expect(metrics.find(({ label }) => label === 'Reading time')?.value).toBe('2 min 0 s')
})

test('a text that is fairly easy is not told to need work', async () => {
  const text = 'We opened our shop in 2009 because we could not find a good wool sock. '.repeat(8)
  const { report } = await run(tool, { text })
  const [score] = report.filter((block) => block.kind === 'score')
  expect(score).toMatchObject({ word: expect.stringMatching(/easy$/i), label: 'Reading ease' })
})

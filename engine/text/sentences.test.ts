// @module-tag slow
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { corpus } from '#tests/support/corpus.ts'
import { eachOf } from '#tests/support/extended.ts'
import { sentencesOf } from './sentences.ts'

const set = corpus('sentence-golden-rules')
test.skipIf(!set)('every English golden rule passes', () => {
  const rules = JSON.parse(readFileSync(`${set}/english.json`, 'utf8')) as { text: string; sentences: string[] }[]
  expect(rules).toHaveLength(52)
  for (const { text, sentences } of rules) expect(sentencesOf(text).map((one) => one.text)).toEqual(sentences)
})

test.each([
  ['He paid Dr. Reed $3.50 on Jan. 5, 2024. She left.', 2],
  ['See fig. 3 and pp. 4–9. No. 7 is worse.', 2],
  ['Version 2.0.1 fixed it. Is that so?', 2],
  ['“Stop.” She did not. ‘Why?’ he asked.', 3],
  ['We sell wool, silk, etc. Prices vary.', 2],
  ['She moved to Washington, D.C. in May.', 1],
  ['Oakfield Inc. and Marrow Ltd. agreed.', 1],
  ['Visit www.oakfield.example. It is new.', 2],
  ['No. That is wrong.', 2],
  ['これは本です。これはペンです。', 2],
  ['यह किताब है। वह कलम है।', 2],
  ['እንደምን አለህ፧መልካም ቀን ይሁንልህ።', 2],
  ['Ողջույն: Ես այստեղ եմ:', 2],
  ['Ολα καλά; Ναι.', 2],
  ['我喜欢《你好！朋友》这本书。你呢？', 2],
  ['税率は３．２９％です。「はい。どうぞ」と彼は言った。', 2],
  ['Wir treffen uns am 12. Juni. Komm mit!', 2],
  ['Ich wohne in der Berliner Str. 5 bei Hr. Meier.', 1],
  ['Sie sagte: „Heute nicht.“ Wir gingen.', 2],
  ['Sono l’Avv. Rossi e lui è il Dott. Bianchi.', 1],
  ['La Srta. Ruiz leyó la pág. 5. ¿Y usted?', 2],
  ['Проф. Семёнов живёт на ул. 1 Мая.', 1],
  ['Es kostet Rs. 1650 im Jahr.', 1],
  ['He was a martyr.[1] The emperor agreed.[2][3] She did not.', 3],
  ['There is a gap in care.11 12 Take one case.', 2],
  ['The sample is old (1987).1 It grew.', 2],
  ['Our app 2.0 Beta and fig.2 Left are one thing.', 1],
  ['First paragraph\n\nsecond paragraph', 2],
  ['# A heading\nA sentence.', 2],
  ['- wool\n- silk\n- linen', 3],
  ['', 0],
  ['  \n ', 0],
])('%j has %i sentences', (text, count) => {
  expect(sentencesOf(text)).toHaveLength(count)
})

test('positions refer to the text, even across a wrapped line', () => {
  const text = 'One here.  It was a very cold\nnight in town. Three!'
  const found = sentencesOf(text)
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([
    'One here.',
    'It was a very cold\nnight in town.',
    'Three!',
  ])
  expect(found[1]?.text).toBe('It was a very cold night in town.')
})

eachOf(
  [
    '. '.repeat(300_000),
    'A '.repeat(400_000),
    `A${' '.repeat(900_000)}b`,
    'Wool is a fine thing\n'.repeat(40_000),
    'Wool is a fine thing\nfine wool\n'.repeat(1) + 'wool is a fine thing\n'.repeat(40_000),
    'a.'.repeat(400_000),
    '「好。」'.repeat(200_000),
    '• a '.repeat(200_000),
    '《'.repeat(400_000),
    'a.1 '.repeat(200_000),
  ],
  3,
)('long odd text is split within two seconds', (text) => {
  sentencesOf(text)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkCode } from './code.ts'
import { languageRegistry } from './registry.ts'

type Entry = { Type: string; Subtag?: string; Tag?: string }
const registry = await languageRegistry()
const entries = JSON.parse(
  readFileSync('node_modules/language-subtag-registry/data/json/registry.json', 'utf8'),
) as Entry[]
const codesOf = (type: string) =>
  entries.filter((entry) => entry.Type === type && !entry.Subtag?.includes('..')).map(({ Subtag = '' }) => Subtag)
const languages = codesOf('language')
const regions = codesOf('region')
const scripts = codesOf('script')

test.each([
  ['en', true, true, undefined],
  ['EN-us', true, true, undefined],
  ['x-default', true, true, undefined],
  ['X-Default', true, true, undefined],
  ['zh-Hant-HK', true, true, undefined],
  ['zh-Hans', true, true, undefined],
  ['pt-BR', true, true, undefined],
  ['uk', true, true, undefined],
  ['en-UK', false, false, 'en-GB'],
  ['en_US', false, false, 'en-US'],
  ['us', false, false, 'en'],
  ['jp', false, false, 'ja'],
  ['uk-UK', false, false, 'uk-UA'],
  ['da-DA', false, false, 'da-DK'],
  ['es-419', true, false, 'es'],
  ['en-EU', true, false, 'en'],
  ['iw', true, false, 'he'],
  ['de-DD', true, false, 'de-DE'],
  ['fil-PH', true, false, undefined],
  ['de-1996', true, false, 'de'],
  ['en-x-shop', true, false, 'en'],
  ['qaa', true, false, undefined],
  ['en-XA', true, false, undefined],
  ['x-shop', true, false, undefined],
  ['i-klingon', true, false, 'tlh'],
  ['es-LA', true, true, 'es'],
  ['en-', false, false, undefined],
  ['english', false, false, undefined],
  ['', false, false, undefined],
  ['en-US-GB', false, false, undefined],
  ['en-Latin', false, false, undefined],
  ['de-1996-1996', false, false, undefined],
  ['en-u-ca-gregory-u-nu-latn', false, false, undefined],
])('%j: valid %s, for Google %s, suggestion %s', (code, isValid, isForGoogle, suggestion) => {
  const checked = checkCode(code, registry)
  expect([checked.isValid, checked.isForGoogle, checked.suggestion]).toEqual([isValid, isForGoogle, suggestion])
  // Returns whether a code is right but looks like another one, which needs an explanation.
  const isExplained = !isValid || !isForGoogle || code === 'es-LA'
  expect(checked.message).toEqual(isExplained ? expect.stringMatching(/^\S.* .*\.$/) : undefined)
})

test('every registered language, and every pair of a two-letter language and a region, is valid', () => {
  const short = languages.filter((code) => code.length === 2)
  const pairs = short.flatMap((language) => regions.map((region) => `${language}-${region}`))
  const all = [...languages, ...pairs, ...scripts.map((script) => `zh-${script}-HK`)]
  expect(all.length).toBeGreaterThan(60_000)
  expect(all.filter((code) => !checkCode(code, registry).isValid)).toEqual([])
})

test('every unregistered code of two or three letters is invalid as language and region', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const two = letters.flatMap((a) => letters.map((b) => a + b))
  const three = two.flatMap((ab) => letters.map((c) => ab + c))
  const isPrivate = (code: string) => code >= 'qaa' && code <= 'qtz' && code.length === 3
  const known = new Set([
    ...languages,
    ...entries.flatMap(({ Type, Tag }) => (Type === 'grandfathered' ? (Tag ?? '') : [])),
  ])
  const wrong = [...two, ...three].filter((code) => !known.has(code) && !isPrivate(code))
  expect(wrong.filter((code) => checkCode(code, registry).isValid)).toEqual([])
  const places = new Set(regions.map((region) => region.toLowerCase()))
  const reserved = (code: string) => /^(?:q[m-z]|x[a-z])$/.test(code)
  const wrongRegions = two.filter((code) => !places.has(code) && !reserved(code))
  expect(wrongRegions.filter((code) => checkCode(`en-${code}`, registry).isValid)).toEqual([])
})

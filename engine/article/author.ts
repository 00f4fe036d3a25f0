import { type Declared, listOf, metaOf, textsOf } from './declared.ts'

const MAX_NAME = 80
const metaNames = [
  'dc:creator',
  'dcterm:creator',
  'dcterms.creator',
  'author',
  'dc.creator',
  'parsely-author',
  'sailthru.author',
  'article:author',
  'og:author',
  'og:article:author',
  'byl',
  'weibo:article:creator',
]
const MAX_AUTHORS = 10

/** Returns the names of the authors: from JSON-LD, from metadata, or from the byline on the page. */
export function authorsOf(declared: Declared, bylines: string[]): string[] {
  const { author, creator } = declared.article ?? {}
  const people = [...listOf(author ?? creator).flatMap(({ name }) => textsOf(name)), ...textsOf(author ?? creator)]
  const named = namesIn(people)
  if (named.length > 0) return named
  for (const name of metaNames) {
    const found = namesIn(declared.meta.get(name) ?? [])
    if (found.length > 0) return found
  }
  if (/written by|author|by/i.test(metaOf(declared, 'twitter:label1') ?? '')) {
    const found = namesIn(declared.meta.get('twitter:data1') ?? [])
    if (found.length > 0) return found
  }
  for (const byline of bylines) {
    const found = namesIn([byline])
    if (found.length > 0) return found
  }
  return []
}

function namesIn(texts: string[]): string[] {
  const names = texts.flatMap(splitNames).map(cleanName).filter(isName)
  return [...new Set(names)].slice(0, MAX_AUTHORS)
}

const splitNames = (text: string) =>
  text.split(/\s*(?:;|\n|\s\|\s|\s•\s|\s·\s|\s(?:and|und|et|e|y|&|with)\s(?=\p{Lu}))\s*/u)

/** Words before a name, and what stands after it: a date, a role, an address. */
function cleanName(text: string): string {
  return text
    .replace(
      /^\s*(?:(?:written|posted|published|story|words|text) )?(?:by|von|par|por|di|door|oleh|af|av)\b:?\s+/iu,
      '',
    )
    .replace(/^\s*(?:authors?|autore?|autora|auteur|автор|текст)\s*:?\s+/iu, '')
    .replace(/^.{0,40}\sby\s+(?=\p{Lu})/u, '')
    .replace(/^(\S+ \S+(?: \S+)?), .*$/, '$1')
    .replace(/\s+[-–—]\s+(?:19|20)?\d\d.*$/, '')
    .replace(
      /\s*[,|(–—]?\s*(?:(?:posted|published|updated|last|on|at)\b.*)?(?:\d{1,2}[./ ]|\p{L}{3,9}\.? \d{1,2},).*$/iu,
      '',
    )
    .replace(/\s*[|(<[].*$/, '')
    .replace(/\S+@\S+|@\w+/g, '')
    .replace(/[\s,;:–—-]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const isName = (name: string) =>
  name.length > 1 &&
  name.length <= MAX_NAME &&
  /\p{L}/u.test(name) &&
  !/^https?:|^www\.|[/\\{}<>]|\.(?:com|org|net)$/i.test(name) &&
  !/^(?:admin(?:istrator)?|author|editor|unknown|staff|guest|by|share|follow)$/i.test(name) &&
  name.split(' ').length <= 8

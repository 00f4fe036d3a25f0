import { type Declared, listOf, metaOf, textsOf } from './declared.ts'
import { type Branch, isBranch, type TreeNode } from './tree.ts'

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
/** Separator between the texts of neighboring elements in a byline. */
const NEXT = '\u001f'

/** Returns the names of the authors: from JSON-LD, from metadata, or from the byline on the page. */
export function authorsOf(declared: Declared, bylines: string[]): string[] {
  const { author, creator } = declared.article ?? {}
  const stated = listOf(author ?? creator)
  const people = stated.filter((one) => !isOrganization(one)).flatMap(({ name }) => textsOf(name))
  const named = namesIn([...people, ...textsOf(author ?? creator)])
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
    // The first of several neighboring elements is the name; the others are a role or a network.
    for (const part of byline.split(NEXT)) {
      const found = namesIn([part])
      if (found.length > 0) return found
    }
  }
  return namesIn(stated.flatMap(({ name }) => textsOf(name)))
}

/** Returns whether an author is an organization. A publisher as the author is less informative than a byline. */
const isOrganization = (entity: Record<string, unknown>) =>
  textsOf(entity['@type']).some((type) => /Organization$/.test(type))

/** Returns the text of a byline for `authorsOf`. */
export function bylineOf(element: Branch): string {
  const texts = leavesOf(element)
  return texts.reduce((line, text) => line + (/\S$/.test(line) && /^\S/.test(text) ? NEXT : '') + text, '')
}

const leavesOf = (node: TreeNode): string[] =>
  isBranch(node) ? node.children.flatMap(leavesOf) : [node.text.replace(/\s+/g, ' ')]

function namesIn(texts: string[]): string[] {
  const names = texts.flatMap(splitNames).map(cleanName).filter(isName)
  return [...new Set(names)].slice(0, MAX_AUTHORS)
}

const splitNames = (text: string) =>
  text.split(/\s*(?:;|\n|\s\|\s|\s•\s|\s·\s|\s(?:and|und|et|e|y|&|with)\s(?=\p{Lu}))\s*/u)

/** Removes words before a name and what follows it: a date, a role, a URL. */
function cleanName(text: string): string {
  return text
    .replace(
      /^\s*(?:(?:written|posted|published|story|words|text) )?(?:by|von|par|por|di|door|oleh|af|av)\b:?\s+/iu,
      '',
    )
    .replace(/^\s*(?:投稿者|著者|執筆者|作者)\s*[:：]?\s*/u, '')
    .replace(/\s*(?:19|20)\d\d(?:[./年-]\s?\d{1,2}).*$/u, '')
    .replace(/\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d{1,2}$/iu, '')
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
  !/^\p{L}{3,9}\.? \d{1,2}$/u.test(name) &&
  name.split(' ').length <= 8

import ts from 'typescript'

export const GLOSSARY = 'docs/glossary.md'

type Ban = {
  /**
   * With a capital: a whole name. With an underscore at its end or start: the start or end of a name. Otherwise parts.
   */
  word: string
  parts: string
  /** The word of the glossary. */
  instead: string
  /** Comments, messages, and documents must not say it either. */
  inText: boolean
}
type File = { path: string; text: string }
type Place = { line: number; name?: string; text?: string }

const CODE = /\.(?:tsx?|mjs|astro)$/

/**
 * Finds words that the glossary bans: `code font` in names, “quotation marks” also in comments, messages, and
 * documents.
 * @param files of the repository, with paths from its root
 * @param glossary the text of `docs/glossary.md`
 * @returns one sentence for each place
 */
export function bannedWords(files: File[], glossary: string): string[] {
  const bans = readBans(glossary)
  const phrases = bans.filter(({ inText }) => inText).map(({ word }) => word)
  const phrase = new RegExp(`(?<![\\w./-])(?:${phrases.join('|')})(?![\\w/-])`, 'i')
  const bansIn = ({ name, text = '' }: Place) => {
    if (name !== undefined) return bans.filter(hasBan(name))
    const found = phrase.exec(text)?.[0].toLowerCase()
    return bans.filter(({ word }) => word.toLowerCase() === found)
  }
  const mayBreak = mayBreakOneOf(bans)
  return files.flatMap(({ path, text }) =>
    [{ line: 1, name: fileName(path) }, ...(mayBreak(text) ? placesOf(path, text) : [])].flatMap((place) =>
      bansIn(place).map(({ word, instead }) => `${path}:${place.line} says “${word}”; the glossary says “${instead}”.`),
    ),
  )
}

/** Returns whether a text may break a ban: parsing takes long, and most files contain no banned word in any form. */
function mayBreakOneOf(bans: Ban[]) {
  const asWritten = bans.filter(({ word }) => /[A-Z]|^_|_$/.test(word)).map(({ word }) => word)
  const inAnyForm = bans.filter(({ word }) => !asWritten.includes(word)).map(({ parts }) => formsOf(parts))
  const [names, words] = [oneOf(asWritten), oneOf(inAnyForm, 'i')]
  return (text: string) => names.test(text) || words.test(text)
}

const formsOf = (parts: string) => parts.trim().replaceAll(' ', '[^A-Za-z\\d]*')
const oneOf = (patterns: string[], flags?: string) => new RegExp(patterns.join('|') || '(?!)', flags)

/**
 * Returns the banned words from the last column of the tables.
 * @example readBans('| email | A message. | “e-mail”, mail |') // the ban of “e-mail”
 */
export function readBans(glossary: string): Ban[] {
  return glossary.split('\n').flatMap((line) => {
    const [, instead = '', , banned = ''] = line.split('|').map((cell) => cell.trim())
    return [...banned.matchAll(/`([^`]+)`|“([^”]+)”/g)].map(([, name, phrase]) => ({
      word: name ?? phrase ?? '',
      parts: partsOf(name ?? phrase ?? ''),
      instead,
      inText: phrase !== undefined,
    }))
  })
}

/** Returns whether a name contains the word of a ban. */
function hasBan(name: string) {
  const parts = partsOf(name)
  return ({ word, parts: banned }: Ban) => {
    if (word.endsWith('_')) return name.startsWith(word)
    if (word.startsWith('_')) return name.endsWith(word)
    return /[A-Z]/.test(word) ? name === word : parts.includes(banned)
  }
}

/** @example partsOf('tellOwner') // ' tell owner ' */
const partsOf = (name: string) =>
  ` ${name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z\d]+/g, ' ')
    .toLowerCase()} `

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '')

function placesOf(path: string, text: string): Place[] {
  if (path.endsWith('.md')) return text.split('\n').map((line, at) => ({ line: at + 1, text: withoutCode(line) }))
  return CODE.test(path) ? placesInCode(path, path.endsWith('.astro') ? frontmatter(text) : text) : []
}

/** Returns the texts of a file: strings, JSX text, and lines of documents, without comments and code. */
export function textsOf(path: string, text: string): { line: number; text: string }[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/[^\n]/g, ''))
  if (path.endsWith('.md')) return prose.split('\n').map((line, at) => ({ line: at + 1, text: withoutCode(line) }))
  if (!CODE.test(path)) return []
  return stringsIn(path, path.endsWith('.astro') ? frontmatter(text) : text)
}

const withoutCode = (line: string) => line.replace(/`[^`]*`/g, '')

/** Returns the script of an Astro file, on the lines where it is. */
function frontmatter(text: string) {
  return /^---\n([\s\S]*?)\n---/.exec(text)?.[1]?.replace(/^/, '\n') ?? ''
}

/** Returns names that the file declares, its strings, and its comments. Names from elsewhere are left out. */
function placesInCode(path: string, text: string): Place[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kindOf(path))
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1
  const places: Place[] = []
  const strings: [start: number, end: number][] = []
  const visitNode = (node: ts.Node) => {
    const name = declaredName(node)
    if (name) places.push({ line: lineOf(name.getStart(source)), name: name.text })
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node) || isRegex(node)) {
      strings.push([node.getStart(source), node.end])
      if (!isRegex(node)) places.push({ line: lineOf(node.getStart(source)), text: node.text })
    }
    ts.forEachChild(node, visitNode)
  }
  visitNode(source)
  return [...places, ...commentsOf(text, strings).map(({ at, comment }) => ({ line: lineOf(at), text: comment }))]
}

function stringsIn(path: string, text: string): { line: number; text: string }[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kindOf(path))
  const found: { line: number; text: string }[] = []
  const visitNode = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
      found.push({ line, text: node.text.replace(/\s+/g, ' ') })
    }
    ts.forEachChild(node, visitNode)
  }
  visitNode(source)
  return found
}

const isRegex = (node: ts.Node): node is ts.RegularExpressionLiteral =>
  node.kind === ts.SyntaxKind.RegularExpressionLiteral

/** Returns a declared name. Properties of object literals and destructured names may belong to a library. */
function declaredName(node: ts.Node): ts.Identifier | undefined {
  const isDeclared =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isPropertySignature(node) ||
    (ts.isBindingElement(node) && node.propertyName !== undefined)
  return isDeclared && node.name && ts.isIdentifier(node.name) ? node.name : undefined
}

function kindOf(path: string) {
  if (path.endsWith('.tsx')) return ts.ScriptKind.TSX
  return path.endsWith('.mjs') ? ts.ScriptKind.JS : ts.ScriptKind.TS
}

function commentsOf(text: string, strings: [start: number, end: number][]) {
  const starts = strings.toSorted(([a], [b]) => a - b)
  let next = 0
  return [...text.matchAll(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g)].flatMap(({ 0: comment, index: at }) => {
    while ((starts[next]?.[1] ?? Number.POSITIVE_INFINITY) <= at) next += 1
    return (starts[next]?.[0] ?? Number.POSITIVE_INFINITY) < at ? [] : [{ at, comment: withoutCode(comment) }]
  })
}

import ts from 'typescript'

type File = { path: string; text: string }
type Comment = { start: number; text: string }

const CODE = /\.(?:tsx?|mjs)$/
const TEST = /\.test\.[^/]+$/
const MAX_COLUMNS = 120
const TAG = /\S.*\s@(returns|throws|param)\b/
/** The first word of a docstring: a verb in the third person, or the tag of an example. */
const VERB = /^(?:[A-Z][a-z]*s|@example)$/
/** Comments for a program, which must stay on one line. */
const DIRECTIVE = /biome-ignore|@ts-(?:expect-error|ignore)|eslint-|prettier-ignore|reference (?:types|path)=/

/**
 * Finds comments that break the conventions: the docstring of an exported function begins with a verb, a tag of a
 * docstring begins its line, and no line of a comment is longer than 120 columns.
 * @param files of the repository, with paths from its root
 * @returns one sentence for each place
 */
export function docstringFaults(files: File[]): string[] {
  return files
    .filter(({ path }) => CODE.test(path))
    .flatMap(({ path, text }) => {
      const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kindOf(path))
      return [...lineFaults(source), ...(TEST.test(path) ? [] : verbFaults(source))]
    })
}

function lineFaults(source: ts.SourceFile): string[] {
  const lines = source.text.split('\n')
  return commentsOf(source).flatMap((comment) => {
    const line = lineAt(source, comment.start)
    return comment.text.split('\n').flatMap((words, index) => {
      const place = `${source.fileName}:${line + index}`
      const tag = isDocstring(comment) ? TAG.exec(proseOf(words))?.[1] : undefined
      const columns = lines[line + index - 1]?.length ?? 0
      return [
        ...(tag ? [`${place} has @${tag} in a sentence; a tag begins its own line.`] : []),
        ...(columns > MAX_COLUMNS && isTooLong(words)
          ? [`${place} has ${columns} columns; ${MAX_COLUMNS} is the maximum of a comment.`]
          : []),
      ]
    })
  })
}

function verbFaults(source: ts.SourceFile): string[] {
  return source.statements.filter(isExportedFunction).flatMap((statement) => {
    const comment = docstringOf(source, statement)
    if (!comment) return []
    const word = firstWord(comment.text)
    if (VERB.test(word)) return []
    const place = `${source.fileName}:${lineAt(source, comment.start)}`
    return [
      `${place} begins with “${word}”; the docstring of an exported function begins with a verb: Returns, Creates, Reports.`,
    ]
  })
}

function isExportedFunction(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined
  if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return false
  if (ts.isFunctionDeclaration(statement)) return true
  const [declared] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : []
  const value = declared?.initializer
  return value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value))
}

/** Returns the docstring right above a statement. */
function docstringOf({ text }: ts.SourceFile, statement: ts.Statement): Comment | undefined {
  const range = ts.getLeadingCommentRanges(text, statement.pos)?.at(-1)
  const comment = range && { start: range.pos, text: text.slice(range.pos, range.end) }
  return comment && isDocstring(comment) ? comment : undefined
}

const isDocstring = ({ text }: Comment) => text.startsWith('/**')

/** Returns the first word of a docstring without the punctuation behind it. */
const firstWord = (docstring: string) => /^\/\*\*[\s*]*([^\s,:;.*]*)/.exec(docstring)?.[1] ?? ''

const lineAt = (source: ts.SourceFile, position: number) => source.getLineAndCharacterOfPosition(position).line + 1

/** Returns a line of a docstring without its marks and without code. */
const proseOf = (line: string) => line.replace(/^\s*\/?\*+\s?/, '').replace(/`[^`]*`/g, '')

/** Returns whether a long line of a comment could be shorter: directives and words such as URLs cannot be broken. */
const isTooLong = (line: string) =>
  !DIRECTIVE.test(line) &&
  line
    .trim()
    .split(/\s+/)
    .every((word) => word.length < MAX_COLUMNS - 20)

/** Returns the comments of a file that stand before a token. Strings that look like comments are not among them. */
function commentsOf(source: ts.SourceFile): Comment[] {
  const { text } = source
  const starts = new Map<number, Comment>()
  const visitNode = (node: ts.Node) => {
    if (node.kind !== ts.SyntaxKind.JsxText && node.getChildCount(source) === 0)
      for (const { pos, end } of [
        ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
        ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
      ])
        starts.set(pos, { start: pos, text: text.slice(pos, end) })
    for (const child of node.getChildren(source)) visitNode(child)
  }
  visitNode(source)
  return [...starts.values()].sort((a, b) => a.start - b.start)
}

function kindOf(path: string) {
  if (path.endsWith('.tsx')) return ts.ScriptKind.TSX
  return path.endsWith('.mjs') ? ts.ScriptKind.JS : ts.ScriptKind.TS
}

import ts from 'typescript'

type File = { path: string; text: string }
type Comment = { start: number; text: string }

const CODE = /\.(?:tsx?|mjs)$/
const MAX_COLUMNS = 120
const TAG = /\S.*\s@(returns|throws|param)\b/
/** Comments for a program, which must stay on one line. */
const DIRECTIVE = /biome-ignore|@ts-(?:expect-error|ignore)|eslint-|prettier-ignore|reference (?:types|path)=/

/**
 * Finds comments that break the conventions: a tag of a docstring begins its line, and no line of a comment is longer
 * than 120 columns.
 * @param files of the repository, with paths from its root
 * @returns one sentence for each place
 */
export function docstringFaults(files: File[]): string[] {
  return files
    .filter(({ path }) => CODE.test(path))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n')
      return commentsOf(path, text).flatMap((comment) => {
        const line = text.slice(0, comment.start).split('\n').length
        return comment.text.split('\n').flatMap((words, index) => {
          const place = `${path}:${line + index}`
          const tag = comment.text.startsWith('/**') ? TAG.exec(proseOf(words))?.[1] : undefined
          const columns = lines[line + index - 1]?.length ?? 0
          return [
            ...(tag ? [`${place} has @${tag} in a sentence; a tag begins its own line.`] : []),
            ...(columns > MAX_COLUMNS && isTooLong(words)
              ? [`${place} has ${columns} columns; ${MAX_COLUMNS} is the maximum of a comment.`]
              : []),
          ]
        })
      })
    })
}

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
function commentsOf(path: string, text: string): Comment[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kindOf(path))
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

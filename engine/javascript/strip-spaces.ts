import { type Comment, type Options, parse, type Token, tokTypes } from 'acorn'

const LINE_END = /[\n\r\u2028\u2029]/
const NAME_END = /[\w$\\\u0080-\uffff]$/
const NAME_START = /^[\w$\\#\u0080-\uffff]/
/** Tokens that no statement ends with: a line end after one of them never inserts a semicolon. */
const INCOMPLETE = new Set(
  '{ ( [ , ; : ? . ?. ${ => = += -= *= /= %= **= <<= >>= >>>= &= |= ^= &&= ||= ??= + - * % ** & | ^ && || ?? == != === !== < <= >= << ~ !'.split(
    ' ',
  ),
)

export type Stripped = { code: string; comments: Comment[] }

/**
 * Returns a program without comments and unnecessary whitespace; all tokens stay unchanged. A line end stays wherever
 * it could insert a semicolon (ECMA-262, section 12.10).
 * @returns the code, and the removed comments
 * @throws {SyntaxError}
 */
export function stripSpaces(source: string, options: Pick<Options, 'ecmaVersion' | 'sourceType'>): Stripped {
  const tokens: Token[] = []
  const comments: Comment[] = []
  parse(source, { ...options, allowHashBang: true, onToken: tokens, onComment: comments })
  let code = /^#!.*/.exec(source)?.[0] ?? ''
  if (code !== '') code += '\n'
  let before: Token | undefined
  let written = ''
  for (const token of tokens) {
    if (token.type === tokTypes.eof) break
    const text = source.slice(token.start, token.end)
    if (before && token.start > before.end) {
      const isLineEnd = LINE_END.test(source.slice(before.end, token.start))
      if (isLineEnd && !INCOMPLETE.has(written) && text !== '}') code += '\n'
      else if (runsTogether(before, written, text)) code += ' '
    }
    code += text
    before = token
    written = text
  }
  return { code, comments }
}

/** Returns whether two tokens without space between them would be read as another token or a comment. */
function runsTogether({ type }: Token, one: string, other: string) {
  if (NAME_START.test(other) && (NAME_END.test(one) || type === tokTypes.regexp)) return true
  if (type === tokTypes.num && other.startsWith('.')) return true
  const [last, first] = [one.at(-1), other[0]]
  if (last === first && (last === '+' || last === '-' || last === '/')) return true
  // In scripts, <!-- and --> begin comments.
  return (last === '<' && first === '!') || (last === '-' && first === '>')
}

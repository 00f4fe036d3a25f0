import type { Language } from '#engine/tool/blocks.ts'

/** Classes of the stylesheet: comment, keyword, string, number. */
type TokenClass = 'c' | 't-key' | 't-str' | 't-num'
export type CodeToken = { text: string; className?: TokenClass }

/** Longer lines are minified code or data, and are not highlighted. */
const MAX_LINE_LENGTH = 2_000
const MAX_COLORED = 100_000

/**
 * Ends an unclosed token at the end of the text. Otherwise, the rest of the text would be searched again for each
 * opening.
 */
const END = '$(?![^])'
const number = String.raw`(?<![\w$.-])-?(?:0[xXob][\da-fA-F_]+|\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?)(?:%|[a-z]{1,4})?(?![\w$])`
const string = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'`
const blockRemark = String.raw`\/\*[^]*?(?:\*\/|${END})`
const markupRemark = `<!--[^]*?(?:-->|${END})`
const scriptWords =
  'abstract|as|async|await|break|case|catch|class|const|continue|declare|default|delete|do|else|enum|export|extends|false|finally|for|from|function|if|implements|import|in|instanceof|interface|keyof|let|namespace|new|null|of|private|protected|public|readonly|return|satisfies|static|super|switch|this|throw|true|try|type|typeof|undefined|var|void|while|with|yield'
const sqlWords =
  'add|all|alter|and|as|asc|between|by|case|check|column|constraint|create|cross|default|delete|desc|distinct|drop|else|end|exists|false|foreign|from|full|group|having|if|in|index|inner|insert|into|is|join|key|left|like|limit|not|null|offset|on|or|order|outer|over|partition|primary|references|returning|right|select|set|table|then|true|union|unique|update|using|values|view|when|where|with'

type Rule = [TokenClass, string]
const script: Rule[] = [
  ['c', String.raw`\/\/.*|${blockRemark}`],
  ['t-str', `${string}|${String.raw`${'`'}(?:[^${'`'}\\]|\\.)*(?:${'`'}|${END})`}`],
  ['t-key', String.raw`(?<![\w$.])(?:${scriptWords})(?![\w$])`],
  ['t-num', number],
]
const markup: Rule[] = [
  ['c', markupRemark],
  ['t-key', String.raw`<[/!?]?[a-zA-Z][\w:.-]*|\/?>|\?>`],
  ['t-str', String.raw`(?<==\s{0,20})(?:"[^"]*"|'[^']*')`],
  ['t-num', String.raw`&(?:#\d+|#x[\da-fA-F]+|\w+);`],
]
/** Tokens that are highlighted, by language. Only for display; findings never depend on them. */
const RULES: Partial<Record<Language, RegExp>> = {
  javascript: joined(script),
  typescript: joined(script),
  html: joined(markup),
  xml: joined(markup),
  css: joined([
    ['c', blockRemark],
    ['t-str', string],
    ['t-key', String.raw`@[\w-]+|![a-z]+|(?<=[{;]\s{0,80})[\w-]+(?=\s{0,20}:(?![^;{}]{0,200}\{))`],
    ['t-num', String.raw`#[\da-fA-F]{3,8}(?![\w-])|${number}`],
  ]),
  json: joined([
    ['c', String.raw`\/\/.*|${blockRemark}`],
    ['t-key', String.raw`"(?:[^"\\\n]|\\.)*"(?=\s{0,20}:)`],
    ['t-str', String.raw`"(?:[^"\\\n]|\\.)*"`],
    ['t-num', String.raw`(?<![\w"])-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\b(?:true|false|null)\b`],
  ]),
  yaml: joined([
    ['c', String.raw`(?<=^|\s)#.*`],
    ['t-key', String.raw`(?<=^[ \t]{0,80}(?:- )?)[\w.$/-]+(?=:(?:\s|$))`],
    ['t-str', string],
    ['t-num', number],
  ]),
  sql: joined(
    [
      ['c', `--.*|${blockRemark}`],
      ['t-str', `'(?:[^'\\n]|'')*'`],
      ['t-key', String.raw`\b(?:${sqlWords})\b`],
      ['t-num', number],
    ],
    'i',
  ),
  markdown: joined([
    ['t-key', '^#{1,6} .*'],
    ['t-str', String.raw`${'`'}[^${'`'}\n]+${'`'}|\[[^\]\n]{0,200}\]\([^)\n]{0,200}\)`],
    ['c', `${markupRemark}|^> .*`],
    ['t-num', String.raw`^\s{0,20}(?:[-*+]|\d+\.) `],
  ]),
}

/** Cuts code into lines of classed tokens. The tokens of all lines, joined by line feeds, are the code. */
export function codeLines(lines: string[], language: Language): CodeToken[][] {
  const rule = RULES[language]
  const plain = () => lines.map((text) => [{ text }])
  if (!rule || lines.some((line) => line.length > MAX_LINE_LENGTH)) return plain()
  const result: CodeToken[][] = [[]]
  const push = (text: string, className?: TokenClass) => {
    for (const [at, line] of text.split('\n').entries()) {
      if (at > 0) result.push([])
      if (line !== '') result.at(-1)?.push(className ? { text: line, className } : { text: line })
    }
  }
  const code = lines.join('\n')
  if (code.length > MAX_COLORED) return plain()
  let done = 0
  for (const match of code.matchAll(rule)) {
    if (match.index > done) push(code.slice(done, match.index))
    push(match[0], classOf(match))
    done = match.index + match[0].length
  }
  if (done < code.length) push(code.slice(done))
  return result
}

function classOf({ groups = {} }: RegExpMatchArray): TokenClass | undefined {
  if (groups.c !== undefined) return 'c'
  if (groups.tkey !== undefined) return 't-key'
  return groups.tstr !== undefined ? 't-str' : 't-num'
}

function joined(rules: Rule[], flags = '') {
  const parts = rules.map(([name, source]) => `(?<${name.replace('-', '')}>${source})`)
  return new RegExp(parts.join('|'), `gm${flags}`)
}

import { openText } from '#engine/css/close-text.ts'
import { Failure } from '#engine/failures.ts'
import type { Unreadable, Warning } from './race.ts'

/** Creates the failure for a stylesheet that is nested too deeply. */
export const nestedTooDeeply = () =>
  new Failure('invalid', {
    message: 'This stylesheet is nested too deeply. The tool reads up to 200 levels of blocks and parentheses.',
    errors: { css: 'Nested too deeply.' },
  })

/** Returns the failure for a stylesheet that Lightning CSS cannot read: where, why, and what to do. */
export function explainSyntax({ message, loc }: Unreadable, css: string): Failure {
  const place = loc ? `Line ${loc.line}, column ${loc.column}: ` : ''
  const line = loc ? (css.split('\n')[loc.line - 1] ?? '') : ''
  const shown = line.trim() === '' ? '' : ` ${excerpt(line, loc?.column ?? 1)}`
  const text = `${place}${plainWords({ message, loc }, css)}.${shown} ${remedy(css)}`
  return new Failure('invalid', { message: text, errors: { css: text } })
}

const EXCERPT = 80

/** Returns the line, or the part around the column if the line is long, as in a minified stylesheet. */
function excerpt(line: string, column: number) {
  if (line.trim().length <= EXCERPT) return `The line is “${line.trim()}”.`
  const from = Math.max(0, Math.min(column - 1 - EXCERPT / 2, line.length - EXCERPT))
  const to = from + EXCERPT
  return `Around it: “${from > 0 ? '…' : ''}${line.slice(from, to)}${to < line.length ? '…' : ''}”.`
}

/** Returns a message of Lightning CSS in plain words. */
export function plainWords({ message, loc }: Unreadable, css: string): string {
  const at = loc ? (css.split('\n')[loc.line - 1] ?? '')[loc.column - 1] : undefined
  if (message.startsWith('Invalid empty selector')) {
    if (at === '}') return 'this } has no opening {'
    return at === ';'
      ? 'this semicolon is between rules'
      : at === '{' || at === undefined
        ? 'a rule without a selector begins here'
        : 'this is not a selector'
  }
  if (message.startsWith('Unexpected end of input') && /[^\s}]/.test(textAfter(css, loc))) return 'this cannot be read'
  if (message.startsWith('Unexpected end of input') && /\}\s*$/.test(css)) return 'the last } has no opening {'
  if (message.startsWith('Unexpected end of input')) return 'the stylesheet ends in the middle of a rule'
  if (message.startsWith('Unexpected token Semicolon')) return 'the text before this semicolon is not a declaration'
  if (message.startsWith('Unexpected token BadString')) return 'this string is not closed on its line'
  if (message.startsWith('Unexpected token BadUrl')) return 'a URL with a space, a quote, or a bracket needs quotes'
  if (message.startsWith('Unexpected token CurlyBracketBlock')) return 'a value has no braces'
  if (message.startsWith('Pseudo-elements like')) return 'nothing can follow a pseudo-element'
  if (message.startsWith('Invalid media query')) return 'this is not a media query'
  const [, token] = /^Unexpected token \w+\(['"]?(.+?)['"]?\)$/.exec(message) ?? []
  if (token) return `${token} cannot stand here`
  return /^Unexpected token/.test(message) ? 'this cannot be read' : message.replace(/\.$/, '')
}

/** Returns the text behind a place, without the character at it; nothing without a place. */
const textAfter = (css: string, loc: Unreadable['loc']) =>
  loc
    ? css
        .split('\n')
        .slice(loc.line - 1)
        .join('\n')
        .slice(loc.column)
    : ''

function remedy(css: string) {
  return wrongLanguage(css) ?? 'Correct it, or clear “Stop at what cannot be read”.'
}

/** Returns a warning if a comment, a URL, or a string takes the rest of a stylesheet. */
export function unclosedText(css: string): Warning | undefined {
  const open = openText(css)
  if (!open) return undefined
  const before = css.slice(0, open.start).split('\n')
  return {
    text: `The ${open.what} that begins here never ends`,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    why: `Browsers take everything after it as part of the ${open.what}, so rules there have no effect.`,
  }
}

/** Returns what to do with text that is not CSS; undefined if it may be. */
export function wrongLanguage(css: string): string | undefined {
  if (/^\s*<(?:!doctype|html|head|style|link)\b/i.test(css))
    return 'This looks like HTML. Paste only the text between <style> and </style>.'
  if (/^[ \t]*(?:\$[\w-]+|@(?!media|page|layer|namespace)[\w-]+)[ \t]*:|@(?:mixin|include|use|extend)\b/m.test(css))
    return 'This looks like SCSS or Less, which browsers cannot read. Compile it first.'
  return undefined
}

/** A command in the text before the cursor: `/call to`. */
export type TypedCommand = { start: number; typed: string; query: string }

const TYPED = /(?:^|[\s(])(\/([^\s/][^/\n]{0,60}))$/u
const ONE_WORD = /(?:^|\s)(\/\p{L}[\p{L}\d]*)\s*$/u
/** A paragraph that contains only a command of a few words. */
const ALONE = /^\s*(\/\p{L}[\p{L}\d]*(?:\s+[\p{L}\d]+){0,3})\s*$/u

/**
 * Returns the command at the end of a text whose name has several words. Payload’s menu closes at the first space.
 * @example spacedCommand('See /call to') // { start: 4, typed: '/call to', query: 'call to' }
 */
export function spacedCommand(text: string): TypedCommand | undefined {
  const [, typed = '', query = ''] = TYPED.exec(text) ?? []
  return /\s/.test(query) ? { start: text.length - typed.length, typed, query } : undefined
}

/**
 * Returns whether what was typed so far leads to a name: it is the name's beginning, or that of one of its later words.
 * @example leadsTo('to act', 'Call to action') // true
 */
export function leadsTo(query: string, name: string): boolean {
  const words = (text: string) => ` ${text.toLowerCase().trimStart().replace(/\s+/g, ' ')}`
  return words(name).includes(words(query))
}

/**
 * Returns the command that somebody began at the end of a paragraph and never chose.
 * @param names of commands with several words, which are also found after other text
 * @example leftoverCommand('Have us measure it. /call', []) // '/call'
 */
export function leftoverCommand(paragraph: string, names: string[]): string | undefined {
  const alone = ALONE.exec(paragraph)?.[1] ?? ONE_WORD.exec(paragraph)?.[1]
  if (alone) return alone
  const spaced = spacedCommand(paragraph.trimEnd())
  return spaced && names.some((name) => leadsTo(spaced.query, name)) ? spaced.typed : undefined
}

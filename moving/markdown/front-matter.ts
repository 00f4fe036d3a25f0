import { parse as parseToml } from 'smol-toml'
import { parseDocument } from 'yaml'
import { withoutByteOrderMark } from '#engine/text/byte-order-mark.ts'
import { type Fields, fieldsOf, parsedJson } from '../source/values.ts'
import { readScript } from './script-front-matter.ts'

export type FrontMatter = {
  fields: Fields
  /** The text after the front matter. */
  body: string
  hasFrontMatter: boolean
  /** Why it could not be read, as a sentence. */
  problem?: string
}

const MAX_LENGTH = 262_144
/** A few kilobytes of aliases of aliases would become gigabytes. */
const MAX_ALIASES = 100
const MAX_DEPTH = 200
/** As many lines that close a brace are tried as the end of JSON. */
const MAX_TRIES = 50

/**
 * Splits a text into its front matter and its body: YAML between lines of `---`, TOML between lines of `+++`, or a JSON
 * object.
 * Source: https://gohugo.io/content-management/front-matter
 */
export function readFrontMatter(source: string): FrontMatter {
  const text = withoutByteOrderMark(source)
  const [first, fence] = /^(---(?:js|javascript|json|yaml|toml)?|\+\+\+)[ \t]*\r?\n/.exec(text) ?? []
  if (first && fence) {
    const end = text
      .slice(first.length - 1, MAX_LENGTH)
      .search(fence !== '+++' ? /\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/ : /\n\+\+\+[ \t]*(?:\r?\n|$)/)
    if (end === -1) return { fields: {}, body: text, hasFrontMatter: false }
    const inside = text.slice(first.length, first.length - 1 + end + 1)
    const after = first.length - 1 + end + 1
    const lineEnd = text.indexOf('\n', after)
    const body = lineEnd === -1 ? '' : text.slice(lineEnd + 1)
    return { ...inFormat(fence, inside), body, hasFrontMatter: true }
  }
  return text.startsWith('{') ? fromJson(text) : { fields: {}, body: text, hasFrontMatter: false }
}

/** Eleventy names formats after the dashes, of which one is a program. */
function inFormat(fence: string, text: string): { fields: Fields; problem?: string } {
  if (fence === '+++' || fence === '---toml') return fromToml(text)
  if (/js$|javascript$/.test(fence)) return readScript(text)
  return fence === '---json' ? { fields: fieldsOf(parsedJson(text)) } : fromYaml(text)
}

/**
 * Returns the fields of YAML. Tags such as `!ruby/object` are not followed, and dates stay texts.
 * @example fromYaml('title: Terns\ndate: 2019-05-01').fields // { title: 'Terns', date: '2019-05-01' }
 */
export function fromYaml(text: string): { fields: Fields; problem?: string } {
  if (isTooDeep(text)) return { fields: {}, problem: 'Its front matter is nested too deep' }
  try {
    const document = parseDocument(text, {
      schema: 'core',
      resolveKnownTags: false,
      merge: true,
      uniqueKeys: false,
      strict: false,
      logLevel: 'silent',
    })
    const [error] = document.errors
    const fields = fieldsOf(document.toJS({ maxAliasCount: MAX_ALIASES }))
    return error ? { fields, problem: sentenceOf('YAML', error) } : { fields }
  } catch (error) {
    return { fields: {}, problem: sentenceOf('YAML', error) }
  }
}

/** The time of the parser grows with the square of the depth. */
function isTooDeep(text: string) {
  let depth = 0
  for (const sign of text) {
    if (sign === '[' || sign === '{') depth++
    if (sign === ']' || sign === '}') depth--
    if (depth > MAX_DEPTH) return true
  }
  return false
}

/** Returns the fields of TOML; its dates are dates. */
export function fromToml(text: string): { fields: Fields; problem?: string } {
  try {
    return { fields: fieldsOf(parseToml(text)) }
  } catch (error) {
    return { fields: {}, problem: sentenceOf('TOML', error) }
  }
}

function fromJson(text: string): FrontMatter {
  let tries = 0
  for (const { index } of text.slice(0, MAX_LENGTH).matchAll(/^\s{0,8}\}[ \t]*\r?$/gm)) {
    if (++tries > MAX_TRIES) break
    const end = text.indexOf('}', index) + 1
    const fields = parsedJson(text.slice(0, end))
    if (fields !== undefined)
      return { fields: fieldsOf(fields), body: text.slice(end).replace(/^\s*\n/, ''), hasFrontMatter: true }
  }
  return { fields: {}, body: text, hasFrontMatter: false }
}

const sentenceOf = (format: string, error: unknown) =>
  `Its front matter is not valid ${format}: ${error instanceof Error ? (error.message.split('\n', 1)[0] ?? '').slice(0, 200) : 'unknown'}`

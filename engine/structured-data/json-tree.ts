/** JSON with the offset of everything. */
export type JsonNode = { offset: number } & (
  | { type: 'object'; members: { key: string; offset: number; value: JsonNode }[] }
  | { type: 'array'; items: JsonNode[] }
  | { type: 'string'; value: string }
  | { type: 'number' | 'boolean' | 'null'; value: string }
)

/** Why a text is not JSON (RFC 8259), and where. */
export class JsonFault extends Error {
  readonly offset: number
  readonly fix: string
  constructor(offset: number, message: string, fix: string) {
    super(message)
    this.offset = offset
    this.fix = fix
  }
}

/** Deeper than any handwritten markup, and far from a stack overflow. */
const MAX_DEPTH = 200
const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\', '/': '/' }

/**
 * Parses JSON (RFC 8259) and records all positions; `start` is added to every offset.
 * @throws {JsonFault}
 */
export function readJson(text: string, start = 0): JsonNode {
  let at = text.startsWith('\uFEFF') ? 1 : 0
  const fail = (message: string, fix: string, offset = at): never => {
    throw new JsonFault(start + offset, message, fix)
  }
  const skip = () => {
    while (at < text.length && ' \t\n\r'.includes(text[at] as string)) at++
    if (text.startsWith('//', at) || text.startsWith('/*', at))
      fail('Comments are not part of JSON.', 'Remove the comment.')
  }
  const shown = () => (at >= text.length ? 'the end' : `“${text.slice(at, at + 1)}”`)

  function readValue(depth: number): JsonNode {
    if (depth > MAX_DEPTH)
      fail(`The markup is nested more than ${MAX_DEPTH} levels deep.`, 'Nest less, or refer to other items by @id.')
    skip()
    const offset = start + at
    const first = text[at]
    if (first === '{') return { type: 'object', offset, members: readMembers(depth) }
    if (first === '[') return { type: 'array', offset, items: readItems(depth) }
    if (first === '"') return { type: 'string', offset, value: readString() }
    const word = /(?:true|false|null)(?![\w$])/y
    word.lastIndex = at
    const name = word.exec(text)?.[0]
    if (name) {
      at += name.length
      return { type: name === 'null' ? 'null' : 'boolean', offset, value: name }
    }
    const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
    number.lastIndex = at
    const digits = number.exec(text)?.[0]
    if (digits) {
      at += digits.length
      if (/[\w.]/.test(text[at] ?? '')) fail(`A number cannot go on with ${shown()}.`, 'Write text in double quotes.')
      return { type: 'number', offset, value: digits }
    }
    if (first === "'") return fail('Text is in single quotes.', 'Use double quotes.')
    if (first === '“' || first === '”') return fail('Text is in curly quotes.', 'Use straight double quotes.')
    return fail(
      `A value is expected, but ${shown()} appears here.`,
      at >= text.length
        ? 'Close what is open, or complete the value.'
        : 'Write text in double quotes, or remove the character.',
    )
  }

  function readMembers(depth: number) {
    const members: { key: string; offset: number; value: JsonNode }[] = []
    const opened = at++
    for (;;) {
      skip()
      if (text[at] === '}' && members.length === 0) break
      if (text[at] === '}')
        fail('There is a comma before the closing brace.', 'Remove the comma.', text.lastIndexOf(',', at))
      if (at >= text.length) fail('The object is never closed.', 'Add a closing brace.', opened)
      if (text[at] !== '"')
        fail(`A name in double quotes is expected, but ${shown()} appears here.`, 'Put the name in double quotes.')
      const offset = start + at
      const key = readString()
      skip()
      if (text[at] !== ':')
        fail(
          `A colon is missing after “${key.slice(0, 60)}”; ${shown()} appears here.`,
          'Put a colon between name and value.',
        )
      at++
      members.push({ key, offset, value: readValue(depth + 1) })
      skip()
      if (text[at] === ',') at++
      else if (text[at] !== '}')
        fail(
          at >= text.length
            ? 'The object is never closed.'
            : `A comma or a closing brace is missing before ${shown()}.`,
          at >= text.length ? 'Add a closing brace.' : 'Put a comma between two properties.',
          at >= text.length ? opened : at,
        )
      else break
    }
    at++
    return members
  }

  function readItems(depth: number) {
    const items: JsonNode[] = []
    const opened = at++
    for (;;) {
      skip()
      if (text[at] === ']' && items.length === 0) break
      if (text[at] === ']')
        fail('There is a comma before the closing bracket.', 'Remove the comma.', text.lastIndexOf(',', at))
      if (at >= text.length) fail('The list is never closed.', 'Add a closing bracket.', opened)
      items.push(readValue(depth + 1))
      skip()
      if (text[at] === ',') at++
      else if (text[at] !== ']')
        fail(
          at >= text.length
            ? 'The list is never closed.'
            : `A comma or a closing bracket is missing before ${shown()}.`,
          at >= text.length ? 'Add a closing bracket.' : 'Put a comma between two values.',
          at >= text.length ? opened : at,
        )
      else break
    }
    at++
    return items
  }

  function readString() {
    const opened = at++
    let value = ''
    for (;;) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them in text.
      const plain = /[^"\\\u0000-\u001f]*/y
      plain.lastIndex = at
      const part = plain.exec(text)?.[0] ?? ''
      value += part
      at += part.length
      const character = text[at]
      if (character === undefined) fail('The text is never closed.', 'Add a closing double quote.', opened)
      if (character === '"') break
      if (character !== '\\')
        fail(
          character === '\n' || character === '\r'
            ? 'The text goes on in the next line.'
            : 'There is a control character in the text.',
          character === '\n' || character === '\r'
            ? 'Close the quote, or write \\n for the line break.'
            : 'Remove it, or write it as \\u00XX.',
        )
      const code = text[at + 1] ?? ''
      const unicode = /^[0-9a-fA-F]{4}/.exec(text.slice(at + 2, at + 6))?.[0]
      if (code === 'u' && unicode) {
        value += String.fromCharCode(Number.parseInt(unicode, 16))
        at += 6
      } else if (code in escapes) {
        value += escapes[code]
        at += 2
      } else fail(`“\\${code}” is not an escape of JSON.`, 'Write a backslash as \\\\.')
    }
    at++
    return value
  }

  const root = readValue(0)
  skip()
  if (text[at] === ';') fail('A semicolon ends the JSON; this is script, not data.', 'Remove the semicolon.')
  if (at < text.length)
    fail(`Something follows the end of the JSON: ${shown()}.`, 'Keep one object, or put several into a list.')
  return root
}

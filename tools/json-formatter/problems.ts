import type { Reference } from '../../engine/tool/blocks.ts'

/** Why a text is not JSON: what stands at `at` (UTF-16 offset), why that is refused, and what mends it. */
export class JsonProblem extends Error {
  readonly id: ProblemId
  readonly at: number
  constructor(id: ProblemId, at: number, detail = '') {
    const title: string = problems[id].title.replace('…', () => detail)
    super(/[.…]$/.test(title) ? title : `${title}.`)
    this.id = id
    this.at = at
  }
}

export const rfc8259: Reference = { label: 'RFC 8259', url: 'https://www.rfc-editor.org/rfc/rfc8259' }
export const json5Spec: Reference = { label: 'JSON5 specification', url: 'https://spec.json5.org/' }

export type ProblemId = keyof typeof problems

/** Every refusal in plain words; `…` is replaced by what was found. */
export const problems = {
  empty: {
    title: 'There is no value here.',
    why: 'A JSON text is exactly one value: an object, an array, a string, a number, true, false or null.',
    fix: 'Enter a value. The smallest ones are {} and [].',
  },
  'value-missing': {
    title: 'A value is missing before …',
    why: 'After a colon, a comma or an opening bracket of an array a value has to follow.',
    fix: 'Put a value here, or write null for “nothing”.',
  },
  'trailing-comma': {
    title: 'This comma is followed by …, not by another entry.',
    why: 'JSON allows commas only between entries. JavaScript and JSON5 also allow one at the end.',
    fix: 'Delete the comma.',
  },
  'extra-comma': {
    title: 'Nothing stands before this comma.',
    why: 'A comma separates two entries, and one of them is missing.',
    fix: 'Delete the comma, or put the missing entry before it.',
  },
  'missing-comma': {
    title: 'A comma is missing before …',
    why: 'Entries of an object or array are separated by commas.',
    fix: 'Put a comma after the entry before.',
  },
  'missing-colon': {
    title: 'After this name a colon has to follow, not …',
    why: 'In an object each entry is a name in double quotes, a colon and a value.',
    fix: 'Put a colon between name and value. If no name was meant, use an array: [ ].',
  },
  'name-quotes': {
    title: 'The name … has no double quotes.',
    why: 'Names in JSON are strings in double quotes, also where JavaScript needs none.',
    fix: 'Put the name in double quotes.',
  },
  'name-missing': {
    title: 'A name in double quotes is expected, not …',
    why: 'In an object each entry begins with its name.',
    fix: 'Write "name": before the value, or use an array: [ ].',
  },
  'single-quotes': {
    title: 'Strings take double quotes, not …',
    why: 'JSON knows only the straight double quote, U+0022.',
    fix: 'Replace the quotes around the string by ".',
  },
  'open-string': {
    title: 'This string is never closed.',
    why: 'The text ends before a second double quote.',
    fix: 'Put " at the end of the string. A quote inside it is written \\".',
  },
  'control-character': {
    title: 'A string contains … as it is.',
    why: 'Characters below U+0020 (line break, tab, NUL) have to be escaped inside strings.',
    fix: 'Write \\n for a line break, \\t for a tab, \\u0000 for NUL. If the string should end here, put " before it.',
  },
  'bad-escape': {
    title: 'The escape … does not exist.',
    why: 'After a backslash JSON takes one of " \\ / b f n r t, or u and four hexadecimal digits.',
    fix: 'For a backslash write two: \\\\.',
  },
  'bad-unicode': {
    title: 'After \\u four hexadecimal digits have to follow.',
    why: 'A character by number is written \\u and exactly four of 0–9, a–f.',
    fix: 'Fill it up with zeros: \\u00e9. For a backslash write \\\\.',
  },
  'leading-zero': {
    title: 'A number must not begin with a zero.',
    why: 'Only 0 itself and 0.5 begin with one: other languages read 010 as eight.',
    fix: 'Delete the zero, or put the digits in quotes if they are a code such as a postcode.',
  },
  plus: {
    title: 'A number must not begin with a plus.',
    why: 'JSON knows the minus only.',
    fix: 'Delete the plus.',
  },
  'bare-minus': {
    title: 'After this minus a digit has to follow, not …',
    why: 'A minus is part of a number.',
    fix: 'Put the digits after it. Infinity cannot be written in JSON: use null.',
  },
  'bare-fraction': {
    title: 'A decimal point needs a digit before and after it.',
    why: 'JSON takes 0.5 and 2.0, not .5 and 2.',
    fix: 'Add the zero.',
  },
  'bare-exponent': {
    title: 'After the e of a number a digit has to follow.',
    why: 'An exponent is e or E, perhaps a sign, then digits: 1e10.',
    fix: 'Add the digits, or delete the e.',
  },
  'number-tail': {
    title: 'The number before runs into …',
    why: 'After a number only white space, a comma or a closing bracket can follow. Hexadecimal numbers, units and thousands separators are not JSON.',
    fix: 'Write the number in decimal, or put the whole in quotes.',
  },
  word: {
    title: 'The word … is not a JSON value.',
    why: 'The only bare words are true, false and null, in small letters.',
    fix: 'Put text in double quotes. For Python write true, false, null; for undefined, NaN and Infinity write null.',
  },
  comment: {
    title: 'JSON has no comments.',
    why: 'Slashes and # mean nothing outside strings. JSON5 has // and /* */.',
    fix: 'Delete the comment, or choose JSON5.',
  },
  markup: {
    title: 'Here begins HTML or XML, not JSON.',
    why: 'A server that fails often answers with a page where data is expected.',
    fix: 'Look at what was sent: its status, and the message in the page.',
  },
  backslash: {
    title: 'A backslash stands outside a string.',
    why: 'The text seems to be the inside of a string: its quotes are escaped once more than they should be.',
    fix: 'Replace \\" by ", or decode the string that holds the text first.',
  },
  'open-comment': {
    title: 'This comment is never closed.',
    why: 'A comment that begins with /* ends with */.',
    fix: 'Put */ where the comment ends.',
  },
  'white-space': {
    title: '… is not white space in JSON.',
    why: 'Only space, tab, line feed and carriage return may stand between values. Others come with text copied from pages.',
    fix: 'Replace it by an ordinary space.',
  },
  character: {
    title: '… cannot stand here.',
    why: 'Outside strings only brackets, commas, colons, numbers, true, false, null and white space are allowed.',
    fix: 'Delete it, or put it in double quotes with the text it belongs to.',
  },
  'wrong-bracket': {
    title: 'This bracket closes what was opened by another kind: …',
    why: 'Brackets close in the reverse order they were opened, each by its own kind.',
    fix: 'Put the right bracket here, or delete this one.',
  },
  'extra-bracket': {
    title: 'This bracket closes nothing.',
    why: 'There are more closing brackets than opening ones.',
    fix: 'Delete it.',
  },
  'open-bracket': {
    title: 'The text ends, and … is still open.',
    why: 'Every bracket that is opened has to be closed.',
    fix: 'Put the closing bracket where the object or array ends. The text may have been cut off.',
  },
  'extra-text': {
    title: 'The value is complete, but … follows.',
    why: 'A JSON text is one value. Several, one a line, are NDJSON.',
    fix: 'Delete what follows, put the values in an array, or choose NDJSON.',
  },
  'not-utf8': {
    title: 'The file is not UTF-8: the byte … fits no character.',
    why: 'JSON that is exchanged between systems is UTF-8 (RFC 8259, 8.1). Other encodings, UTF-16 too, are read wrong.',
    fix: 'Save the file as UTF-8 in your editor.',
  },
} as const

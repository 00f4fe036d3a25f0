import type { Reference } from '#engine/tool/blocks.ts'

/** Why a text is not JSON: what is at `at` (UTF-16 offset), why that is an error, and how to fix it. */
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

/** The message of every error; `…` is replaced by what was found. */
export const problems = {
  empty: {
    title: 'There is no value here.',
    why: 'A JSON text is exactly one value: an object, an array, a string, a number, true, false, or null.',
    fix: 'Enter a value. The shortest are {} and [].',
  },
  'value-missing': {
    title: 'A value is missing before …',
    why: 'A value has to follow a colon, a comma, or the opening bracket of an array.',
    fix: 'Enter a value here, or write null for “nothing”.',
  },
  'trailing-comma': {
    title: 'This comma is followed by …, not by another entry.',
    why: 'JSON allows commas only between entries. JavaScript and JSON5 also allow one at the end.',
    fix: 'Delete the comma.',
  },
  'extra-comma': {
    title: 'There is nothing before this comma.',
    why: 'A comma separates two entries, and one of them is missing.',
    fix: 'Delete the comma, or put the missing entry before it.',
  },
  'missing-comma': {
    title: 'A comma is missing before …',
    why: 'Commas separate the entries of an object or array.',
    fix: 'Add a comma after the previous entry.',
  },
  'missing-colon': {
    title: 'A colon has to follow this name, not …',
    why: 'Each entry of an object is a name in double quotes, a colon, and a value.',
    fix: 'Put a colon between the name and the value. If you did not mean a name, use an array: [ ].',
  },
  'name-quotes': {
    title: 'The name … has no double quotes.',
    why: 'Names in JSON are strings in double quotes, even where JavaScript needs none.',
    fix: 'Put the name in double quotes.',
  },
  'name-missing': {
    title: 'A name in double quotes is expected, not …',
    why: 'Each entry of an object starts with its name.',
    fix: 'Write "name": before the value, or use an array: [ ].',
  },
  'single-quotes': {
    title: 'Strings take double quotes, not …',
    why: 'JSON allows only the straight double quote, U+0022.',
    fix: 'Replace the quotes around the string with ".',
  },
  'open-string': {
    title: 'This string is never closed.',
    why: 'The text ends before the closing double quote.',
    fix: 'Put " at the end of the string. Write a quote inside it as \\".',
  },
  'control-character': {
    title: 'A string contains an unescaped character: …',
    why: 'Control characters below U+0020 (line break, tab, NUL) have to be escaped inside strings.',
    fix: 'Write \\n for a line break, \\t for a tab, \\u0000 for NUL. If the string should end here, put " before it.',
  },
  'bad-escape': {
    title: 'The escape … does not exist.',
    why: 'After a backslash, JSON allows " \\ / b f n r t, or u and four hexadecimal digits.',
    fix: 'To get a backslash, write two: \\\\.',
  },
  'bad-unicode': {
    title: 'Four hexadecimal digits have to follow \\u.',
    why: 'A character code is \\u and exactly four hexadecimal digits (0–9, a–f).',
    fix: 'Pad it with zeros: \\u00e9. To get a backslash, write \\\\.',
  },
  'leading-zero': {
    title: 'A number must not start with a zero.',
    why: 'Only 0 itself and decimals such as 0.5 start with zero: other languages read 010 as eight.',
    fix: 'Delete the zero, or put the digits in quotes if they are a code such as a ZIP code.',
  },
  plus: {
    title: 'A number must not start with a plus sign.',
    why: 'JSON allows only the minus sign.',
    fix: 'Delete the plus sign.',
  },
  'bare-minus': {
    title: 'A digit has to follow this minus sign, not …',
    why: 'A minus sign is part of a number.',
    fix: 'Add the digits after it. JSON has no Infinity: use null.',
  },
  'bare-fraction': {
    title: 'A decimal point needs a digit before and after it.',
    why: 'JSON allows 0.5 and 2.0, not .5 and 2.',
    fix: 'Add the zero.',
  },
  'bare-exponent': {
    title: 'A digit has to follow the e of a number.',
    why: 'An exponent is e or E, an optional sign, and digits: 1e10.',
    fix: 'Add the digits, or delete the e.',
  },
  'number-tail': {
    title: 'The number is followed directly by …',
    why: 'Only whitespace, a comma, or a closing bracket can follow a number. Hexadecimal numbers, units, and thousands separators are not JSON.',
    fix: 'Write the number in decimal, or put all of it in quotes.',
  },
  word: {
    title: 'The word … is not a JSON value.',
    why: 'The only bare words are true, false, and null, in lowercase.',
    fix: 'Put text in double quotes. Change Python’s True, False, and None to true, false, and null; change undefined, NaN, and Infinity to null.',
  },
  comment: {
    title: 'JSON has no comments.',
    why: 'Slashes and # mean nothing outside strings. JSON5 has // and /* */.',
    fix: 'Delete the comment, or choose JSON5.',
  },
  markup: {
    title: 'This is HTML or XML, not JSON.',
    why: 'A server that fails often sends an error page instead of data.',
    fix: 'Check the status of the response and the message on the page.',
  },
  backslash: {
    title: 'There is a backslash outside a string.',
    why: 'The text seems to be the content of a string: its quotes are escaped once too often.',
    fix: 'Replace \\" with ", or first decode the string that contains the text.',
  },
  'open-comment': {
    title: 'This comment is never closed.',
    why: 'A comment that starts with /* ends with */.',
    fix: 'Add */ where the comment ends.',
  },
  'white-space': {
    title: '… is not whitespace in JSON.',
    why: 'Only spaces, tabs, line feeds, and carriage returns are allowed between values. Other characters often come with text copied from web pages.',
    fix: 'Replace it with an ordinary space.',
  },
  character: {
    title: '… is not allowed here.',
    why: 'Outside strings, only brackets, commas, colons, numbers, true, false, null, and whitespace are allowed.',
    fix: 'Delete it, or put it in double quotes with the text it belongs to.',
  },
  'wrong-bracket': {
    title: 'This bracket does not match the one that was opened: …',
    why: 'Brackets close in the reverse order of opening, each with its counterpart.',
    fix: 'Put the right bracket here, or delete this one.',
  },
  'extra-bracket': {
    title: 'This bracket has no opening bracket.',
    why: 'There are more closing brackets than opening ones.',
    fix: 'Delete it.',
  },
  'open-bracket': {
    title: 'The text ends while … is still open.',
    why: 'Every opening bracket needs a closing one.',
    fix: 'Add the closing bracket where the object or array ends. The text may have been cut off.',
  },
  'extra-text': {
    title: 'There is something after the complete value: …',
    why: 'A JSON text is one value. Several values, one per line, are NDJSON.',
    fix: 'Delete what follows, put the values in an array, or choose NDJSON.',
  },
  'not-utf8': {
    title: 'The file is not UTF-8: the byte … is invalid.',
    why: 'JSON that is exchanged between systems is UTF-8 (RFC 8259, 8.1). Other encodings, including UTF-16, are misread.',
    fix: 'Save the file as UTF-8 in your editor.',
  },
} as const

/** A value that PHP serialized. Lists and objects without a class are maps with text keys. */
type PhpValue = string | number | boolean | null | { [key: string]: PhpValue }

const MAX_DEPTH = 20
const MAX_LENGTH = 1_000_000
const MAX_VALUES = 10_000

/**
 * Reads a value that PHP's `serialize` wrote, as fields of meta have it. Nothing is created from it but plain values:
 * objects of classes and references are refused.
 * Source: https://www.php.net/manual/en/function.serialize.php
 * @returns undefined if it is not such a value, is too deep, or is too long
 * @example readPhpValue('a:1:{i:0;s:7:"noindex";}') // { 0: 'noindex' }
 */
export function readPhpValue(text: string): PhpValue | undefined {
  const trimmed = text.trim()
  if (trimmed.length > MAX_LENGTH) return undefined
  try {
    // The lengths of texts count bytes.
    const reading = { bytes: Buffer.from(trimmed), at: 0, values: 0 }
    const value = readValue(reading, 0)
    return reading.at === reading.bytes.length ? value : undefined
  } catch (error) {
    if (error instanceof NotPhp) return undefined
    throw error
  }
}

/** Returns the texts in a serialized list, or in JSON that some plugins write instead. */
export function textsOf(text: string): string[] {
  if (text.trim() === '') return []
  const value = readPhpValue(text) ?? readJson(text)
  const inside = value && typeof value === 'object' ? Object.values(value) : [value]
  return inside.filter((one) => typeof one === 'string')
}

class NotPhp extends Error {}

type Reading = { bytes: Buffer; at: number; values: number }

function readValue(reading: Reading, depth: number): PhpValue {
  reading.values += 1
  if (depth > MAX_DEPTH || reading.values > MAX_VALUES) throw new NotPhp()
  const type = take(reading, 2)
  if (type === 'N;') return null
  if (type === 'b:') return takeTo(reading, ';') === '1'
  if (type === 'i:' || type === 'd:') return Number(takeTo(reading, ';'))
  if (type === 's:') return readText(reading, ';')
  if (type === 'a:') return readMap(reading, depth)
  if (type === 'O:' && readText(reading, ':') === 'stdClass') return readMap(reading, depth)
  throw new NotPhp()
}

function readText(reading: Reading, after: string) {
  const length = countOf(takeTo(reading, ':'))
  expect(reading, '"')
  const text = take(reading, length)
  expect(reading, `"${after}`)
  return text
}

function readMap(reading: Reading, depth: number): PhpValue {
  const count = countOf(takeTo(reading, ':'))
  if (count > MAX_VALUES) throw new NotPhp()
  expect(reading, '{')
  const map: { [key: string]: PhpValue } = Object.create(null)
  for (let read = 0; read < count; read++) {
    const key = readValue(reading, depth + 1)
    if (typeof key !== 'string' && typeof key !== 'number') throw new NotPhp()
    map[String(key)] = readValue(reading, depth + 1)
  }
  expect(reading, '}')
  return map
}

function take(reading: Reading, length: number) {
  const end = reading.at + length
  if (end > reading.bytes.length) throw new NotPhp()
  const text = reading.bytes.toString('utf8', reading.at, end)
  reading.at = end
  return text
}

function takeTo(reading: Reading, mark: string) {
  const end = reading.bytes.indexOf(mark, reading.at)
  if (end < 0 || end - reading.at > 40) throw new NotPhp()
  const text = take(reading, end - reading.at)
  reading.at += mark.length
  return text
}

function expect(reading: Reading, mark: string) {
  if (take(reading, mark.length) !== mark) throw new NotPhp()
}

function countOf(text: string) {
  if (!/^\d{1,7}$/.test(text)) throw new NotPhp()
  return Number(text)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

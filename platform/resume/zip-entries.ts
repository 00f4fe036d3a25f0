/** One file of a zip, as its directory declares it. `start` is where its bytes begin. */
export type ZipEntry = { name: string; size: number; packed: number; isStored: boolean; start: number }

const FILE_HEADER = 0x04034b50
const DIRECTORY_ENTRY = 0x02014b50
const DIRECTORY_END = Buffer.from('504b0506', 'hex')
const ENCRYPTED = 1
const STORED = 0
const DEFLATED = 8

const MAX_ENTRIES = 2_000
const MAX_UNPACKED = 100 * 1024 * 1024
/**
 * Maximum ratio of compression: text shrinks to a twentieth. Large data with a much higher ratio is meant to exhaust
 * memory.
 */
const MAX_RATIO = 200
const RATIO_FROM = 1024 * 1024

/**
 * Returns the files of a zip without unpacking any. Undefined if it is not a complete zip, is encrypted, names a file
 * twice or outside itself, or would expand to more than any document.
 */
export function zipEntries(bytes: Buffer): ZipEntry[] | undefined {
  const end = bytes.lastIndexOf(DIRECTORY_END)
  if (bytes.length < 4 || bytes.readUInt32LE(0) !== FILE_HEADER || end < 0) return undefined
  if (end + 22 > bytes.length || end + 22 + bytes.readUInt16LE(end + 20) !== bytes.length) return undefined
  const count = bytes.readUInt16LE(end + 10)
  // Programs differ in which of the two counts they read.
  if (count > MAX_ENTRIES || bytes.readUInt16LE(end + 8) !== count) return undefined
  const entries: ZipEntry[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let i = 0; i < count; i++) {
    const entry = readEntry(bytes, at)
    if (!entry) return undefined
    entries.push(entry)
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  // Other programs might read data between the last entry and the end, so none is allowed.
  return at === end && !isBomb(entries) && hasPlainNames(entries) ? entries : undefined
}

function readEntry(bytes: Buffer, at: number): ZipEntry | undefined {
  if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) return undefined
  const method = bytes.readUInt16LE(at + 10)
  const packed = bytes.readUInt32LE(at + 20)
  const size = bytes.readUInt32LE(at + 24)
  const local = bytes.readUInt32LE(at + 42)
  const name = bytes.subarray(at + 46, at + 46 + bytes.readUInt16LE(at + 28))
  if (bytes.readUInt16LE(at + 8) & ENCRYPTED || (method !== STORED && method !== DEFLATED)) return undefined
  if (method === STORED && size !== packed) return undefined
  const start = dataStart(bytes, local, name)
  if (start === undefined || start + packed > at) return undefined
  return { name: name.toString('utf8'), size, packed, isStored: method === STORED, start }
}

/**
 * Returns where the bytes of a file begin. Its own header must match the directory, because some programs read only the
 * header.
 */
function dataStart(bytes: Buffer, at: number, name: Buffer) {
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== FILE_HEADER) return undefined
  if (bytes.readUInt16LE(at + 6) & ENCRYPTED) return undefined
  const nameEnd = at + 30 + bytes.readUInt16LE(at + 26)
  return bytes.subarray(at + 30, nameEnd).equals(name) ? nameEnd + bytes.readUInt16LE(at + 28) : undefined
}

function isBomb(entries: ZipEntry[]) {
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0)
  return unpacked > MAX_UNPACKED || entries.some(({ size, packed }) => size > RATIO_FROM && size > packed * MAX_RATIO)
}

function hasPlainNames(entries: ZipEntry[]) {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()))
  return (
    names.size === entries.length &&
    entries.every(({ name }) => !/^[/\\]|^[a-z]:|\0|(^|[/\\])\.\.([/\\]|$)/i.test(name))
  )
}

const MAX_NAME_BYTES = 255
const POINTER = 0xc0

/**
 * Reads a DNS message or a part of it, and never beyond `end`.
 * @throws {RangeError} for anything malformed
 */
export type WireReader = ReturnType<typeof readWire>

export function readWire(message: Buffer, start = 0, end = message.length) {
  let at = start
  const take = (bytes: number) => {
    if (at + bytes > end) throw new RangeError('The message ends too early.')
    at += bytes
    return at - bytes
  }
  return {
    left: () => end - at,
    u8: () => message.readUInt8(take(1)),
    u16: () => message.readUInt16BE(take(2)),
    u32: () => message.readUInt32BE(take(4)),
    bytes: (count = end - at) => message.subarray(take(count), at),
    /** A character-string of RFC 1035, 3.3. */
    string: () => {
      const length = message.readUInt8(take(1))
      return message.subarray(take(length), at)
    },
    /** A name, also a compressed one (RFC 1035, 4.1.4), without its final dot; the root is `.`. */
    name: () => {
      const read = readName(message, at, end)
      at = read.next
      return read.name
    },
    /** A reader of the next bytes. */
    part: (count: number) => readWire(message, take(count), at),
  }
}

function readName(message: Buffer, start: number, end: number) {
  const labels: string[] = []
  let at = start
  let next: number | undefined
  // A pointer must point backward, so that no chain of pointers is endless.
  let lowest = start
  for (let length = 0; ; ) {
    if (at >= (next === undefined ? end : message.length)) throw new RangeError('A name ends too early.')
    const byte = message.readUInt8(at)
    if (byte >= POINTER) {
      const target = message.readUInt16BE(at) & 0x3fff
      if (target >= lowest) throw new RangeError('A name points forward.')
      next ??= at + 2
      lowest = target
      at = target
      continue
    }
    if (byte >= 0x40) throw new RangeError('A label has an unknown type.')
    length += byte + 1
    if (length > MAX_NAME_BYTES || at + 1 + byte > message.length) throw new RangeError('A name is too long.')
    if (byte === 0) return { name: labels.join('.') || '.', next: next ?? at + 1 }
    labels.push(labelText(message.subarray(at + 1, at + 1 + byte)))
    at += 1 + byte
  }
}

/** Source: RFC 1035, 5.1: a dot inside a label, a backslash, and what cannot be printed are escaped. */
function labelText(label: Buffer) {
  return [...label].map((byte) => escaped(byte, '.\\"();@$ ')).join('')
}

/** Returns a character-string as one line of text: UTF-8 where it is valid, else with `\DDD`. */
export function stringText(bytes: Buffer) {
  const text = bytes.toString('utf8')
  if (!text.includes('\uFFFD') && !hasControls(text)) return text
  return [...bytes].map((byte) => escaped(byte, '')).join('')
}

/** Returns an IPv6 address as RFC 5952 writes it. */
export function ipv6Text(bytes: Buffer) {
  const groups = bytes.toString('hex').match(/.{4}/g) ?? []
  return new URL(`http://[${groups.join(':')}]/`).hostname.slice(1, -1)
}

const hasControls = (text: string) => [...text].some((one) => one < ' ' || one === '\u007F')

function escaped(byte: number, special: string) {
  const one = String.fromCharCode(byte)
  if (byte < 0x20 || byte > 0x7e) return `\\${String(byte).padStart(3, '0')}`
  return special.includes(one) ? `\\${one}` : one
}

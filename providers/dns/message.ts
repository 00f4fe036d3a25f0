import type { DnsRecord } from '#engine/web/dns.ts'
import { recordData } from './record-data.ts'
import { rcodeName, TYPE_NUMBERS, typeName } from './record-types.ts'
import { readWire, type WireReader } from './wire-reader.ts'

export type Query = {
  id: number
  name: string
  type: string
  /** With EDNS (RFC 6891) and the bit DO, which requests signatures (RFC 3225). */
  hasEdns: boolean
  /** RD: the server should ask others. */
  isRecursive: boolean
  /** CD: the server should respond even if DNSSEC refuses the data (RFC 4035, 3.2.2). */
  isUnchecked: boolean
}

export type Message = {
  id: number
  isResponse: boolean
  isTruncated: boolean
  isAuthentic: boolean
  result: string
  question: { name: string; type: string } | undefined
  records: DnsRecord[]
}

/** Larger UDP responses are often lost. Source: DNS Flag Day 2020. */
const UDP_PAYLOAD_BYTES = 1232
const CLASS_IN = 1
const RD = 0x0100
const AD = 0x0020
const CD = 0x0010
const DO = 0x8000
const MAX_RECORDS = 2_000

/**
 * Returns a query as it is sent (RFC 1035, 4.1).
 * @throws {RangeError} if a label or the name is too long or empty
 */
export function encodeQuery({ id, name, type, hasEdns, isRecursive, isUnchecked }: Query): Buffer {
  const head = Buffer.alloc(12)
  head.writeUInt16BE(id, 0)
  head.writeUInt16BE((isRecursive ? RD : 0) | AD | (isUnchecked ? CD : 0), 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(hasEdns ? 1 : 0, 10)
  const question = Buffer.alloc(4)
  question.writeUInt16BE(TYPE_NUMBERS[type] ?? 0, 0)
  question.writeUInt16BE(CLASS_IN, 2)
  return Buffer.concat([head, encodeName(name), question, ...(hasEdns ? [ednsRecord()] : [])])
}

function ednsRecord() {
  const record = Buffer.alloc(11)
  record.writeUInt16BE(TYPE_NUMBERS.OPT as number, 1)
  record.writeUInt16BE(UDP_PAYLOAD_BYTES, 3)
  record.writeUInt16BE(DO, 7)
  return record
}

/**
 * Returns a name of ASCII labels in wire format.
 * @throws {RangeError} if it does not fit (RFC 1035, 2.3.4)
 */
export function encodeName(name: string): Buffer {
  const labels = name === '.' ? [] : name.replace(/\.$/, '').split('.')
  const parts = labels.map((label) => {
    const bytes = Buffer.from(label, 'latin1')
    if (bytes.length === 0 || bytes.length > 63) throw new RangeError(`A label of ${bytes.length} bytes.`)
    return Buffer.concat([Buffer.from([bytes.length]), bytes])
  })
  const whole = Buffer.concat([...parts, Buffer.alloc(1)])
  if (whole.length > 255) throw new RangeError(`A name of ${whole.length} bytes.`)
  return whole
}

/**
 * Reads a response.
 * @throws {RangeError} if it is malformed
 */
export function decodeMessage(bytes: Buffer): Message {
  const reader = readWire(bytes)
  const id = reader.u16()
  const flags = reader.u16()
  const [questions, answers, authorities, additionals] = [reader.u16(), reader.u16(), reader.u16(), reader.u16()]
  if (questions > 1 || answers + authorities + additionals > MAX_RECORDS) throw new RangeError('Too many records.')
  const question = questions === 1 ? readQuestion(reader) : undefined
  const isTruncated = (flags & 0x0200) !== 0
  const records: DnsRecord[] = []
  let extended = 0
  // A truncated message may end within a record, and is requested again anyway.
  for (let index = 0; !isTruncated && index < answers + authorities + additionals; index++) {
    const { record, ttl, isOpt } = readRecord(reader)
    if (isOpt) extended = ttl >>> 24
    else if (record && index < answers) records.push(record)
  }
  return {
    id,
    isResponse: (flags & 0x8000) !== 0,
    isTruncated,
    isAuthentic: (flags & AD) !== 0,
    result: rcodeName((extended << 4) | (flags & 0xf)),
    question,
    records,
  }
}

function readQuestion(reader: WireReader) {
  const name = reader.name()
  const type = typeName(reader.u16())
  reader.u16()
  return { name, type }
}

function readRecord(reader: WireReader) {
  const name = reader.name()
  const type = typeName(reader.u16())
  const classNumber = reader.u16()
  const ttl = reader.u32()
  const part = reader.part(reader.u16())
  if (type === 'OPT') return { ttl, isOpt: true }
  if (classNumber !== CLASS_IN) return { ttl, isOpt: false }
  // Source: RFC 2181, 8: a TTL with its highest bit counts as 0.
  return { ttl, isOpt: false, record: { name, type, ttl: ttl > 0x7fffffff ? 0 : ttl, ...recordData(type, part) } }
}

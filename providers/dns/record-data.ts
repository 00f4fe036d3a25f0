import { typeName } from './record-types.ts'
import { serviceParameters } from './service-parameters.ts'
import { ipv6Text, stringText, type WireReader } from './wire-reader.ts'

type Data = { data: string; fields?: Record<string, string | number> }

const hex = (bytes: Buffer) => bytes.toString('hex').toUpperCase()
const quoted = (bytes: Buffer) => `"${stringText(bytes).replace(/["\\]/g, '\\$&')}"`
const hostOnly = (reader: WireReader) => ({ data: reader.name() })

/**
 * Returns the data of a record in presentation format, with names without their final dot, and its fields by name where
 * something reads them. An unknown type is `\# length hex` (RFC 3597, 5).
 * @throws {RangeError} if it is malformed
 */
export function recordData(type: string, reader: WireReader): Data {
  const read = readers[type]
  if (read) return read(reader)
  const rest = reader.bytes()
  return { data: `\\# ${rest.length} ${hex(rest)}`.trim() }
}

const readers: Record<string, (reader: WireReader) => Data> = {
  A: (reader) => ({ data: [...reader.bytes(4)].join('.') }),
  AAAA: (reader) => ({ data: ipv6Text(reader.bytes(16)) }),
  NS: hostOnly,
  CNAME: hostOnly,
  DNAME: hostOnly,
  PTR: hostOnly,
  // Strings of one record form one text: RFC 7208, 3.3; RFC 6376, 3.6.2.2.
  TXT: (reader) => ({ data: stringText(Buffer.concat(allStrings(reader))) }),
  SPF: (reader) => ({ data: stringText(Buffer.concat(allStrings(reader))) }),
  HINFO: (reader) => ({ data: allStrings(reader).map(quoted).join(' ') }),
  RP: (reader) => ({ data: `${reader.name()} ${reader.name()}` }),
  AFSDB: (reader) => ({ data: `${reader.u16()} ${reader.name()}` }),
  MX: (reader) => listed({ preference: reader.u16(), exchange: reader.name() }),
  SRV: (reader) => listed({ priority: reader.u16(), weight: reader.u16(), port: reader.u16(), target: reader.name() }),
  SOA: (reader) =>
    listed({
      primary: reader.name(),
      contact: reader.name(),
      serial: reader.u32(),
      refresh: reader.u32(),
      retry: reader.u32(),
      expire: reader.u32(),
      minimum: reader.u32(),
    }),
  NAPTR: (reader) => ({
    data: `${reader.u16()} ${reader.u16()} ${quoted(reader.string())} ${quoted(reader.string())} ${quoted(reader.string())} ${reader.name()}`,
  }),
  URI: (reader) => ({ data: `${reader.u16()} ${reader.u16()} ${quoted(reader.bytes())}` }),
  CAA: (reader) => {
    const [flags, tag, value] = [reader.u8(), reader.string(), reader.bytes()]
    return {
      data: `${flags} ${stringText(tag)} ${quoted(value)}`,
      fields: { flags, tag: stringText(tag).toLowerCase(), value: stringText(value) },
    }
  },
  DS: delegation,
  CDS: delegation,
  DNSKEY: key,
  CDNSKEY: key,
  TLSA: (reader) => ({ data: `${reader.u8()} ${reader.u8()} ${reader.u8()} ${hex(reader.bytes())}` }),
  SMIMEA: (reader) => ({ data: `${reader.u8()} ${reader.u8()} ${reader.u8()} ${hex(reader.bytes())}` }),
  SSHFP: (reader) => ({ data: `${reader.u8()} ${reader.u8()} ${hex(reader.bytes())}` }),
  OPENPGPKEY: (reader) => ({ data: reader.bytes().toString('base64') }),
  CERT: (reader) => ({ data: `${reader.u16()} ${reader.u16()} ${reader.u8()} ${reader.bytes().toString('base64')}` }),
  ZONEMD: (reader) => ({ data: `${reader.u32()} ${reader.u8()} ${reader.u8()} ${hex(reader.bytes())}` }),
  NSEC3PARAM: (reader) => ({
    data: `${reader.u8()} ${reader.u8()} ${reader.u16()} ${hex(reader.string()) || '-'}`,
  }),
  NSEC: (reader) => ({ data: [reader.name(), ...typeBitmap(reader)].join(' ') }),
  RRSIG: signature,
  SVCB: service,
  HTTPS: service,
}

/** Data whose fields are also its presentation format, in order. */
function listed(fields: Record<string, string | number>): Data {
  return { data: Object.values(fields).join(' '), fields }
}

function allStrings(reader: WireReader) {
  const strings: Buffer[] = []
  while (reader.left() > 0) strings.push(reader.string())
  return strings
}

/** Source: RFC 4034, 5.1. */
function delegation(reader: WireReader) {
  return listed({ keyTag: reader.u16(), algorithm: reader.u8(), digestType: reader.u8(), digest: hex(reader.bytes()) })
}

/** Source: RFC 4034, 2.1; the key tag: appendix B. */
function key(reader: WireReader): Data {
  const all = reader.bytes()
  const [flags, protocol, algorithm] = [all.readUInt16BE(0), all.readUInt8(2), all.readUInt8(3)]
  const publicKey = all.subarray(4).toString('base64')
  const sum = all.reduce((total, byte, index) => total + (index % 2 === 0 ? byte << 8 : byte), 0)
  const keyTag = (sum + ((sum >>> 16) & 0xffff)) & 0xffff
  return {
    data: `${flags} ${protocol} ${algorithm} ${publicKey}`,
    fields: { flags, protocol, algorithm, publicKey, keyTag },
  }
}

/** Source: RFC 4034, 3.1. Times are seconds since 1970. */
function signature(reader: WireReader) {
  return listed({
    typeCovered: typeName(reader.u16()),
    algorithm: reader.u8(),
    labels: reader.u8(),
    originalTtl: reader.u32(),
    expiration: reader.u32(),
    inception: reader.u32(),
    keyTag: reader.u16(),
    signer: reader.name(),
    signature: reader.bytes().toString('base64'),
  })
}

/** Source: RFC 9460, 2.1. */
function service(reader: WireReader): Data {
  const [priority, target] = [reader.u16(), reader.name()]
  return { data: [priority, target, ...serviceParameters(reader)].join(' ') }
}

/** Source: RFC 4034, 4.1.2. */
function typeBitmap(reader: WireReader) {
  const types: string[] = []
  while (reader.left() > 0) {
    const window = reader.u8()
    const bits = reader.string()
    for (const [index, byte] of bits.entries())
      for (let bit = 0; bit < 8; bit++) if (byte & (0x80 >> bit)) types.push(typeName(window * 256 + index * 8 + bit))
  }
  return types
}

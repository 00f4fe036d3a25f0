import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import packet from 'dns-packet'

/** Records by type, as dns-packet encodes them; a type that it does not know is `UNKNOWN_65` with its bytes. */
export type ZoneRecords = Record<string, unknown[]>
/** What a name does instead of sending a normal response. */
export type Misbehavior =
  | 'SILENT'
  | 'SERVFAIL'
  | 'REFUSED'
  | 'MALFORMED'
  | 'WRONG-ID'
  | 'WRONG-QUESTION'
  | 'TRUNCATED'
  | 'NO-EDNS'
  | 'BOGUS'
export type Zone = Record<string, ZoneRecords | Misbehavior>

const NXDOMAIN = 3
const RCODES: Record<string, number> = { SERVFAIL: 2, REFUSED: 5, 'NO-EDNS': 1 }
const MAX_UDP_BYTES = 1_232

/**
 * Starts an authoritative name server on loopback, over UDP and TCP. Names that are not in the zone and have no names
 * below them do not exist. A name can be followed by `!` and a behavior: `{ 'slow.example!TRUNCATED': { A: […] } }`.
 */
export async function startDnsServer(zone: Zone, { isAuthentic = false }: { isAuthentic?: boolean } = {}) {
  const queries: { name: string; type: string; over: 'udp' | 'tcp'; hasEdns: boolean }[] = []
  const records = new Map<string, ZoneRecords>()
  const misbehaving = new Map<string, Misbehavior>()
  for (const [key, value] of Object.entries(zone)) {
    const [name = '', behavior] = key.split('!')
    if (typeof value === 'string') misbehaving.set(name, value)
    else records.set(name, value)
    if (behavior) misbehaving.set(name, behavior as Misbehavior)
  }

  const respond = (bytes: Buffer, over: 'udp' | 'tcp'): Buffer[] => {
    const query = packet.decode(bytes)
    const [question] = query.questions ?? []
    if (!question) return []
    const name = question.name.toLowerCase()
    const hasEdns = (query.additionals ?? []).length > 0
    queries.push({ name, type: question.type, over, hasEdns })
    const behavior = misbehaving.get(name)
    const isUnchecked = ((query.flags ?? 0) & packet.CHECKING_DISABLED) !== 0
    const plain = { id: query.id as number, type: 'response' as const, questions: query.questions as packet.Question[] }
    if (behavior === 'SILENT') return []
    if (behavior === 'MALFORMED')
      return [Buffer.concat([bytes.subarray(0, 2), Buffer.from([0x81, 0x80, 0, 1, 255, 255])])]
    if (behavior === 'SERVFAIL' || behavior === 'REFUSED' || (behavior === 'BOGUS' && !isUnchecked))
      return [packet.encode({ ...plain, flags: RCODES[behavior] ?? 2 })]
    if (behavior === 'NO-EDNS' && hasEdns) return [packet.encode({ ...plain, flags: 1 })]
    if (behavior === 'TRUNCATED' && over === 'udp')
      return [packet.encode({ ...plain, flags: packet.TRUNCATED_RESPONSE })]
    const answers = find(records, name, question.type)
    const exists = answers.length > 0 || [...records.keys()].some((one) => one === name || one.endsWith(`.${name}`))
    const flags =
      packet.RECURSION_AVAILABLE |
      packet.AUTHORITATIVE_ANSWER |
      (isAuthentic ? packet.AUTHENTIC_DATA : 0) |
      (exists ? 0 : NXDOMAIN)
    const whole = packet.encode({ ...plain, flags, answers })
    const fits = over === 'tcp' || whole.length <= MAX_UDP_BYTES
    const right = fits ? whole : packet.encode({ ...plain, flags: flags | packet.TRUNCATED_RESPONSE })
    const forged = packet.encode({ ...plain, answers: [{ name, type: 'A', ttl: 1, data: '192.0.2.66' }] })
    if (behavior === 'WRONG-ID') {
      forged.writeUInt16BE(((query.id as number) + 1) & 0xffff)
      return [forged, right]
    }
    if (behavior === 'WRONG-QUESTION')
      return [packet.encode({ ...plain, questions: [{ name: 'other.example', type: 'A' }] }), right]
    return [right]
  }

  const udp = createSocket('udp4')
  udp.on('message', (bytes, { port, address }) => {
    for (const response of respond(bytes, 'udp')) udp.send(response, port, address)
  })
  const tcp = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => {
      for (const response of respond(bytes.subarray(2), 'tcp')) {
        const length = Buffer.alloc(2)
        length.writeUInt16BE(response.length)
        // In two pieces, as networks deliver it.
        socket.write(length)
        socket.write(response)
      }
    })
  })
  tcp.listen(0, '127.0.0.1')
  await once(tcp, 'listening')
  const { port } = tcp.address() as AddressInfo
  udp.bind(port, '127.0.0.1')
  await once(udp, 'listening')
  return {
    server: { ip: '127.0.0.1', port },
    queries,
    stop: () => {
      udp.close()
      tcp.close()
    },
  }
}

function find(zone: Map<string, ZoneRecords>, name: string, type: string, depth = 0): packet.Answer[] {
  const records = zone.get(name)
  const toAnswer =
    (one: string, at = name) =>
    (data: unknown) =>
      ({ name: at, type: one, ttl: 300, class: 'IN', data }) as packet.Answer
  const [alias] = (type === 'CNAME' ? [] : records?.CNAME) ?? []
  if (typeof alias === 'string' && depth < 8)
    return [toAnswer('CNAME')(alias), ...find(zone, alias.toLowerCase(), type, depth + 1)]
  const signatures = (records?.RRSIG ?? []).filter((one) => (one as { typeCovered: string }).typeCovered === type)
  return [...(records?.[type] ?? []).map(toAnswer(type)), ...signatures.map(toAnswer('RRSIG'))]
}

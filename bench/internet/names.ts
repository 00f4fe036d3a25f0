import { createHash } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import packet from 'dns-packet'

/** The only networks that are public in this internet. */
const NETWORK = '93.184.'
const NETWORK_6 = '2606:2800:220:'
/** The IP address of the tested product, as the world sees it. */
export const OWN = '93.184.216.35'
const PRIVATE = '10.0.0.5'

const NXDOMAIN = 3
const OWN_NAME = 'agency.example'

type Addresses = { A: string[]; AAAA: string[] }

/**
 * The zones by the end of a name: which IP addresses the nth query for it gets. Each name is a domain of its own,
 * because all hosts of a domain and of an IP address count as one; only the names of `wildcard.example` share both.
 */
const zones: [ending: string, addresses: (nth: number, name: string) => Addresses][] = [
  // First public, then private: what is looked up twice leaks.
  ['-rebinding.example', (nth, name) => ({ A: [nth % 2 === 0 ? publicIp(name) : PRIVATE], AAAA: [] })],
  ['-inside.example', () => ({ A: [PRIVATE], AAAA: [] })],
  ['-mixed.example', (_, name) => ({ A: [publicIp(name), PRIVATE], AAAA: [] })],
  ['-mapped.example', () => ({ A: [], AAAA: ['::ffff:10.0.0.5'] })],
  ['-local-six.example', (_, name) => ({ A: [], AAAA: [publicIp6(name), 'fd00::5'] })],
  ['-metadata.example', () => ({ A: ['169.254.169.254'], AAAA: ['fd00:ec2::254'] })],
  ['-loopback.example', () => ({ A: ['127.0.0.1'], AAAA: ['::1'] })],
  ['-shop.example', (_, name) => ({ A: [publicIp(name)], AAAA: [] })],
  ['.wildcard.example', () => ({ A: [publicIp('wildcard')], AAAA: [] })],
  [OWN_NAME, () => ({ A: [OWN], AAAA: [] })],
]

/** Starts the name server of this internet. All other names do not exist. */
export async function startNames() {
  const asked = new Map<string, number>()
  const server = createSocket('udp4')
  server.on('message', (bytes, { port, address }) => {
    const query = packet.decode(bytes)
    const [question] = query.questions ?? []
    if (!question) return
    const name = question.name.toLowerCase()
    const zone = zones.find(([ending]) => name.endsWith(ending) || name === ending.slice(1))
    const nth = asked.get(`${name} ${question.type}`) ?? 0
    asked.set(`${name} ${question.type}`, nth + 1)
    const { type } = question
    const found = type === 'A' || type === 'AAAA' ? (zone?.[1](nth, name)[type] ?? []) : []
    const answers = found.map((data) => ({ type: type as 'A', name: question.name, ttl: 0, data }))
    const flags = packet.RECURSION_AVAILABLE | (zone ? 0 : NXDOMAIN)
    server.send(
      packet.encode({ type: 'response', id: query.id, questions: query.questions, flags, answers }),
      port,
      address,
    )
  })
  server.bind(53, '127.0.0.1')
  await once(server, 'listening')
}

/** Returns whether an IP address belongs to a site of this internet. */
export const isPublic = (ip: string) => ip !== OWN && (ip.startsWith(NETWORK) || ip.startsWith(NETWORK_6))

const bytesOf = (name: string) => createHash('sha256').update(name).digest()

/** Returns the IP address of a name, in 93.184.0.0/17, which is not that of the product. */
const publicIp = (name: string) => `${NETWORK}${(bytesOf(name)[0] as number) >> 1}.${bytesOf(name)[1]}`

const publicIp6 = (name: string) => `${NETWORK_6}${bytesOf(name).readUInt16BE(0).toString(16)}::1`

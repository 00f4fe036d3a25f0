import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import packet from 'dns-packet'

/** The only IP addresses that are public in this internet. */
export const PUBLIC = '93.184.216.34'
export const PUBLIC_6 = '2606:2800:220:1:248:1893:25c8:1946'
/** The IP address of the tested product, as the world sees it. */
export const OWN = '93.184.216.35'
const PRIVATE = '10.0.0.5'

const NXDOMAIN = 3
const OWN_NAME = 'agency.example'

/** The zones by the end of a name: which IP addresses the nth query for it gets. */
const zones: [ending: string, addresses: (nth: number) => { A: string[]; AAAA: string[] }][] = [
  // First public, then private: what is looked up twice leaks.
  ['.rebinding.example', (nth) => ({ A: [nth % 2 === 0 ? PUBLIC : PRIVATE], AAAA: [] })],
  ['.inside.example', () => ({ A: [PRIVATE], AAAA: [] })],
  ['.mixed.example', () => ({ A: [PUBLIC, PRIVATE], AAAA: [] })],
  ['.mapped.example', () => ({ A: [], AAAA: ['::ffff:10.0.0.5'] })],
  ['.local-six.example', () => ({ A: [], AAAA: [PUBLIC_6, 'fd00::5'] })],
  ['.metadata.example', () => ({ A: ['169.254.169.254'], AAAA: ['fd00:ec2::254'] })],
  ['.loopback.example', () => ({ A: ['127.0.0.1'], AAAA: ['::1'] })],
  ['.shop.example', () => ({ A: [PUBLIC], AAAA: [] })],
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
    const found = type === 'A' || type === 'AAAA' ? (zone?.[1](nth)[type] ?? []) : []
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

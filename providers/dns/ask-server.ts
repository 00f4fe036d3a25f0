import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { connect } from 'node:net'
import { decodeMessage, encodeQuery, type Message, type Query } from './message.ts'

export type DnsServer = { ip: string; port: number }
export type Question = Omit<Query, 'id' | 'hasEdns'>

/** The length field of DNS over TCP (RFC 1035, 4.2.2) allows no more. */
const MAX_TCP_BYTES = 2 + 65_535
/** Results of servers that do not support EDNS. Source: RFC 6891, 7. */
const NO_EDNS = ['FORMERR', 'NOTIMP']

/**
 * Sends one question to one server: over UDP, over TCP if the response does not fit, and without EDNS if the server
 * does not understand it. A response with another id or question is ignored (RFC 5452, 9.1).
 * @throws {Error} if the server does not respond before `signal` ends, or its response is malformed
 */
export async function askServer(server: DnsServer, question: Question, signal: AbortSignal): Promise<Message> {
  const response = await askOnce(server, question, true, signal)
  return NO_EDNS.includes(response.result) ? askOnce(server, question, false, signal) : response
}

async function askOnce(server: DnsServer, question: Question, hasEdns: boolean, signal: AbortSignal) {
  const query = { ...question, id: randomInt(0x10000), hasEdns }
  const response = await askOverUdp(server, query, signal)
  return response.isTruncated ? askOverTcp(server, query, signal) : response
}

function askOverUdp({ ip, port }: DnsServer, query: Query, signal: AbortSignal): Promise<Message> {
  const { promise, resolve, reject } = Promise.withResolvers<Message>()
  const socket = createSocket(ip.includes(':') ? 'udp6' : 'udp4')
  const abort = () => reject(signal.reason)
  socket.on('error', reject)
  socket.on('message', (bytes) => {
    try {
      const response = decodeMessage(bytes)
      if (isResponseTo(query, response)) resolve(response)
    } catch (error) {
      // Only a response with our id: anyone can send malformed bytes to an open port.
      if (bytes.length >= 2 && bytes.readUInt16BE(0) === query.id) reject(malformed(error))
    }
  })
  try {
    signal.throwIfAborted()
    signal.addEventListener('abort', abort, { once: true })
    const bytes = encodeQuery(query)
    // A connected socket receives nothing from other addresses.
    socket.connect(port, ip, () => socket.send(bytes))
  } catch (error) {
    reject(error)
  }
  return promise.finally(() => {
    signal.removeEventListener('abort', abort)
    socket.close()
  })
}

async function askOverTcp({ ip, port }: DnsServer, query: Query, signal: AbortSignal): Promise<Message> {
  const { promise, resolve, reject } = Promise.withResolvers<Message>()
  const socket = connect({ host: ip, port })
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  let received = Buffer.alloc(0)
  socket.on('error', reject)
  socket.on('close', () => reject(new Error('The server closed the connection.')))
  socket.on('connect', () => {
    const bytes = encodeQuery(query)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(bytes.length)
    socket.write(Buffer.concat([length, bytes]))
  })
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    const whole = received.length >= 2 ? 2 + received.readUInt16BE(0) : MAX_TCP_BYTES
    if (received.length < whole) return
    try {
      const response = decodeMessage(received.subarray(2, whole))
      if (isResponseTo(query, response)) resolve(response)
      else reject(new RangeError('The response answers another question.'))
    } catch (error) {
      reject(malformed(error))
    }
  })
  return promise.finally(() => {
    signal.removeEventListener('abort', abort)
    socket.destroy()
  })
}

/** Returns whether a message is a response to a query. A server that refuses a query may omit the question. */
function isResponseTo({ id, name, type }: Query, response: Message) {
  if (!response.isResponse || response.id !== id) return false
  const { question } = response
  if (!question) return response.result !== 'NOERROR'
  return question.type === type && question.name.toLowerCase() === name.toLowerCase().replace(/(?<=.)\.$/, '')
}

const malformed = (cause: unknown) => new RangeError('The response is malformed.', { cause })

import { ipv6Text, stringText, type WireReader } from './wire-reader.ts'

const KEYS = ['mandatory', 'alpn', 'no-default-alpn', 'port', 'ipv4hint', 'ech', 'ipv6hint', 'dohpath']

/** Returns the parameters of an SVCB or HTTPS record, `alpn=h2,h3`. Source: RFC 9460, 2.1, 7, and 14.3.2. */
export function serviceParameters(reader: WireReader): string[] {
  const parameters: string[] = []
  while (reader.left() > 0) {
    const key = reader.u16()
    const value = reader.part(reader.u16())
    const name = KEYS[key] ?? `key${key}`
    const text = valueText(name, value)
    parameters.push(text === '' ? name : `${name}=${text}`)
  }
  return parameters
}

function valueText(name: string, value: WireReader): string {
  switch (name) {
    case 'mandatory':
      return all(value, () => {
        const key = value.u16()
        return KEYS[key] ?? `key${key}`
      })
    case 'alpn':
      return all(value, () => stringText(value.string()))
    case 'port':
      return String(value.u16())
    case 'ipv4hint':
      return all(value, () => [...value.bytes(4)].join('.'))
    case 'ipv6hint':
      return all(value, () => ipv6Text(value.bytes(16)))
    case 'ech':
      return value.bytes().toString('base64')
    default:
      return stringText(value.bytes())
  }
}

function all(value: WireReader, read: () => string) {
  const list: string[] = []
  while (value.left() > 0) list.push(read())
  return list.join(',')
}

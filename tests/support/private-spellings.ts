/** Private, local, and metadata IP addresses. The last two octets of a network are filled in. */
const NETWORKS = [
  '127.0',
  '10.0',
  '10.255',
  '172.16',
  '172.31',
  '192.168',
  '169.254',
  '100.64',
  '100.127',
  '198.18',
  '0.0',
  '224.0',
  '255.255',
]
const METADATA = ['169.254.169.254', '169.254.170.2', '100.100.100.200', '192.0.0.192', '168.63.129.16']

const octetsOf = (ip: string) => ip.split('.').map(Number) as [number, number, number, number]
const numberOf = (ip: string) => octetsOf(ip).reduce((sum, octet) => sum * 256 + octet, 0)
const hex = (value: number, width = 1) => value.toString(16).padStart(width, '0')
const groups = (ip: string) => {
  const [a, b, c, d] = octetsOf(ip)
  return `${hex(a * 256 + b)}:${hex(c * 256 + d)}`
}
const replaceDigits = (ip: string, zero: number) =>
  ip.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
const escaped = (ip: string) => [...ip].map((letter) => `%${hex(letter.charCodeAt(0), 2)}`).join('')

/** The ways in which an IPv4 address can be written as the host of a URL. */
const HOSTS: ((ip: string) => string)[] = [
  (ip) => ip,
  (ip) => `${ip}.`,
  (ip) => String(numberOf(ip)),
  (ip) => `0x${hex(numberOf(ip))}`,
  (ip) => `0X${hex(numberOf(ip), 8).toUpperCase()}`,
  (ip) => `0${numberOf(ip).toString(8)}`,
  (ip) =>
    octetsOf(ip)
      .map((octet) => `0x${hex(octet)}`)
      .join('.'),
  (ip) =>
    octetsOf(ip)
      .map((octet) => `0${octet.toString(8)}`)
      .join('.'),
  (ip) =>
    octetsOf(ip)
      .map((octet) => `000${octet.toString(8).padStart(4, '0')}`)
      .join('.'),
  (ip) =>
    octetsOf(ip)
      .map((octet, at) => (at % 2 ? `0x${hex(octet)}` : String(octet)))
      .join('.'),
  (ip) => `${ip.split('.').slice(0, 2).join('.')}.${numberOf(ip) % 65_536}`,
  (ip) => `${ip.split('.')[0]}.${numberOf(ip) % 16_777_216}`,
  (ip) => replaceDigits(ip, 0xff10),
  (ip) => replaceDigits(ip, 0x1d7ce),
  (ip) => ip.replaceAll('.', '。'),
  (ip) => ip.replaceAll('.', '．'),
  escaped,
  (ip) => ip.replaceAll('.', '%2e'),
  (ip) => `example.com@${ip}`,
  (ip) => `user:password@${ip}`,
  (ip) => `[::ffff:${ip}]`,
  (ip) => `[::ffff:${groups(ip)}]`,
  (ip) => `[0:0:0:0:0:ffff:${ip}]`,
  (ip) => `[::${ip}]`,
  (ip) => `[64:ff9b::${ip}]`,
  (ip) => `[2002:${groups(ip)}::1]`,
  (ip) => `[fd00:${groups(ip)}::1]`,
]
const URLS: ((host: string) => string)[] = [
  (host) => `http://${host}/`,
  (host) => `https://${host}:8443/a?b#c`,
  (host) => host,
  (host) => `HTTP:\\\\${host}\\`,
]

/** Returns at least `count` spellings of IP addresses that are not public, as an attacker would type them. */
export function privateSpellings(count: number): string[] {
  const perIp = HOSTS.length * URLS.length
  const ips = Array.from({ length: Math.ceil(count / perIp) }, (_, at) =>
    at < METADATA.length
      ? (METADATA[at] as string)
      : `${NETWORKS[at % NETWORKS.length]}.${(at * 37) % 256}.${1 + ((at * 101) % 250)}`,
  )
  return ips.flatMap((ip) => HOSTS.flatMap((host) => URLS.map((url) => url(host(ip)))))
}

import { Failure } from '../../engine/failures.ts'

export type Kind = 'url' | 'text' | 'wifi' | 'vcard' | 'email' | 'geo'
export type Details = {
  url: string
  text: string
  network: string
  password: string
  security: 'WPA' | 'WEP' | 'nopass'
  isHidden: boolean
  firstName: string
  lastName: string
  company: string
  phone: string
  mail: string
  website: string
  address: string
  subject: string
  message: string
  latitude: string
  longitude: string
}

/**
 * What a code of a kind says. Wi-Fi: the `WIFI:` form that Android and iOS read (ZXing, “Barcode contents”); contact:
 * vCard 3.0 (RFC 2426); e-mail: RFC 6068; place: RFC 5870.
 * @throws {Failure} invalid, with the field that is missing or wrong
 */
export function payloadOf(kind: Kind, details: Details): string {
  switch (kind) {
    case 'url':
      return url(need('url', details.url.trim(), 'Enter the address that the code opens.'))
    case 'text':
      return need('text', details.text, 'Enter the text that the code says.')
    case 'wifi':
      return wifi(details)
    case 'vcard':
      return vcard(details)
    case 'email':
      return email(details)
    case 'geo':
      return `geo:${degrees('latitude', details.latitude, 90)},${degrees('longitude', details.longitude, 180)}`
  }
}

function refuse(field: string, message: string): never {
  throw new Failure('invalid', { message, errors: { [field]: message } })
}

function need(field: string, value: string, message: string) {
  return value.trim() === '' ? refuse(field, message) : value
}

/** As typed, so that nothing of a campaign address changes; a missing scheme is put in front. */
function url(value: string) {
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(value) && !/^[^/]+:\d+/.test(value) ? value : `https://${value}`
  if (!URL.canParse(whole) || /\s/.test(whole))
    refuse(
      'url',
      `“${value.slice(0, 60)}” is no address. Write it as it stands in the browser, such as https://oakfield.example/sale.`,
    )
  return whole
}

function wifi({ network, password, security, isHidden }: Details) {
  need('network', network, 'Enter the name of the network (SSID), exactly as the router has it.')
  if (security === 'WPA' && (password.length < 8 || password.length > 64))
    refuse('password', `A WPA password has 8 to 63 characters; this one has ${password.length}.`)
  if (security === 'WEP') need('password', password, 'Enter the key of the network.')
  const escaped = (value: string) => value.replace(/[\\;,:"]/g, '\\$&')
  const key = security === 'nopass' ? '' : `P:${escaped(password)};`
  return `WIFI:T:${security};S:${escaped(network)};${key}${isHidden ? 'H:true;' : ''};`
}

function vcard({ firstName, lastName, company, phone, mail, website }: Details) {
  const name =
    [firstName, lastName]
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' ') || company.trim()
  need('firstName', name, 'Enter a name or a company.')
  const escaped = (value: string) =>
    value
      .trim()
      .replace(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  const lines = [
    ['ORG', company],
    ['TEL', phone],
    ['EMAIL', mail],
    ['URL', website],
  ].filter(([, value]) => value?.trim())
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(lastName)};${escaped(firstName)};;;`,
    `FN:${escaped(name)}`,
    ...lines.map(([property, value = '']) => `${property}:${property === 'URL' ? value.trim() : escaped(value)}`),
    'END:VCARD',
  ].join('\r\n')
}

function email({ address, subject, message }: Details) {
  const to = address.trim()
  if (!/^[^\s@]+@[^\s@]+$/.test(to)) refuse('address', 'Enter an e-mail address, such as hello@oakfield.example.')
  const query = [
    ['subject', subject],
    ['body', message.replaceAll(/\r?\n/g, '\r\n')],
  ].flatMap(([name, value]) => (value?.trim() ? [`${name}=${encodeURIComponent(value)}`] : []))
  return `mailto:${encodeURI(to)}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

function degrees(field: 'latitude' | 'longitude', text: string, most: number) {
  const value = Number(text.trim().replace(',', '.'))
  if (text.trim() === '' || !Number.isFinite(value) || Math.abs(value) > most)
    refuse(
      field,
      `Enter the ${field} in degrees, from −${most} to ${most}, such as ${field === 'latitude' ? '44.97' : '-93.26'}.`,
    )
  return String(Number(value.toFixed(6)))
}

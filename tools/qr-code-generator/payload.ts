import { Failure } from '#engine/failures.ts'

export type Kind = 'url' | 'text' | 'wifi' | 'vcard' | 'email' | 'tel' | 'sms' | 'geo'
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
 * Returns the payload of each kind of code. Wi-Fi: the `WIFI:` form that Android and iOS read (ZXing, “Barcode
 * contents”); contact: vCard 3.0 (RFC 2426); email: RFC 6068; call: RFC 3966; text message: the `SMSTO:` form of ZXing;
 * place: RFC 5870. A lone surrogate, which has no encoding, becomes U+FFFD.
 * @throws {Failure} invalid, with the field that is missing or wrong
 */
export const payloadOf = (kind: Kind, details: Details) => written(kind, details).toWellFormed()

function written(kind: Kind, details: Details): string {
  switch (kind) {
    case 'url':
      return url(need('url', details.url.trim(), 'Enter the URL that the code opens.'))
    case 'text':
      return need('text', details.text, 'Enter the text for the code.')
    case 'wifi':
      return wifi(details)
    case 'vcard':
      return vcard(details)
    case 'email':
      return email(details)
    case 'tel':
      return `tel:${telephone(details.phone)}`
    case 'sms':
      return `SMSTO:${telephone(details.phone)}:${details.message}`
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

/** Kept as typed, so that campaign URLs do not change; a missing scheme is added. */
function url(value: string) {
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(value) && !/^[^/:]+:\d{1,5}(?:[/?#]|$)/.test(value)
  const whole = hasScheme ? value : `https://${value}`
  if (!URL.canParse(whole) || /\s/.test(whole))
    refuse(
      'url',
      `“${value.slice(0, 60)}” is not a URL. Write it as your browser shows it, such as https://oakfield.example/sale.`,
    )
  return whole
}

function wifi({ network, password, security, isHidden }: Details) {
  need('network', network, 'Enter the name of the network (SSID), exactly as it appears on the router.')
  const bytes = new TextEncoder().encode(network).length
  if (bytes > 32)
    refuse(
      'network',
      `A network name can have at most 32 bytes; this one has ${bytes}. Write it as it appears on the router.`,
    )
  if (security === 'WPA' && !/^(?:.{8,63}|[0-9a-f]{64})$/is.test(password))
    refuse(
      'password',
      `A WPA password has 8 to 63 characters, or is a key of 64 hexadecimal digits; this one has ${password.length} ${password.length === 1 ? 'character' : 'characters'}.`,
    )
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
      .replace(/\r\n|[\r\n]/g, '\\n')
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
  if (!/^[^\s@]+@[^\s@]+$/.test(to)) refuse('address', 'Enter an email address, such as hello@oakfield.example.')
  const query = [
    ['subject', subject],
    ['body', message.replaceAll(/\r?\n/g, '\r\n')],
  ].flatMap(([name, value]) => (value?.trim() ? [`${name}=${encodeURIComponent(value.toWellFormed())}`] : []))
  // Characters that encodeURI keeps but that would start the header fields.
  const encoded = encodeURI(to.toWellFormed()).replace(/[?&#]/g, encodeURIComponent)
  return `mailto:${encoded}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

function telephone(phone: string) {
  const number = phone.replace(/[\s()./-]/g, '')
  if (!/^\+?[\d*#]{2,}$/.test(number))
    refuse('phone', 'Enter a phone number with its country code, such as +1 612 555 0100.')
  return number.replaceAll('#', '%23')
}

function degrees(field: 'latitude' | 'longitude', text: string, most: number) {
  const figure = text.trim().replace(',', '.').replace('−', '-')
  const value = Number(figure)
  if (!/^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(figure) || Math.abs(value) > most)
    refuse(
      field,
      `Enter the ${field} in degrees, from −${most} to ${most}, such as ${field === 'latitude' ? '44.97' : '-93.26'}.`,
    )
  return String(Number(value.toFixed(6)))
}

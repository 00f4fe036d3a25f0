import { REFUSED_URL } from '../net/public-url.ts'
import { beginningOf } from '../text/shorten.ts'
import { isConfusable } from './confusable-host.ts'

/** What someone typed as the URL of a page. */
export type TypedUrl = {
  /** Absolute; with https if no scheme was typed. */
  url: string
  /** Whether a scheme was typed. Without one, https is tried first and then http. */
  hasScheme: boolean
}

export const ENTER_URL = 'Enter the URL of a page, such as shop.com.'

/** Schemes without `//`, which would otherwise read as a host and its port: `localhost:3000` has none. */
const OTHER_SCHEME =
  /^(?:[a-z][a-z\d+.-]*:\/\/|(?:mailto|javascript|data|file|tel|sms|about|blob|view-source|chrome|urn):)/i
const LOCAL_FILE = /^(?:[a-z]:[\\/]|\\\\|~\/|\.{1,2}\/|\/(?!\/))/i
const EMAIL = /^(?:mailto:)?[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/i
const HOST = String.raw`(?:[a-z\d-]+\.)+[a-z\d-]+(?::\d+)?`
/** Two hosts, or one with several ports, a range, or a mask. */
const LISTS = [
  new RegExp(String.raw`^(?:https?://)?${HOST}\S*[\s,;]+(?:https?://)?${HOST}\S*(?:[\s,;].*)?$`, 'is'),
  /^\S*:\d+\s*[,;-]\s*\d+/,
  /^(?:https?:\/\/)?\d+\.\d+\.\d+\.(?:\d+\/\d{1,2}|\d+\s*-\s*[\d.]+|\*)$/i,
]

/**
 * Turns what people type into a URL, or into a message that says what it is instead. Whether our server may fetch the
 * URL is a question for `checkPublicUrl`.
 * @example readTypedUrl('shop.com') // { url: 'https://shop.com/', hasScheme: false }
 * @example readTypedUrl('wool socks') // { message: '“wool socks” is not a URL. …' }
 */
export function readTypedUrl(typed: string): TypedUrl | { message: string } {
  const text = typed.trim().replace(/^[<"'“‘(\s]+|[>"'”’)\s]+$/g, '')
  if (text === '') return { message: ENTER_URL }
  if (EMAIL.test(text))
    return {
      message: `“${cut(text)}” is an email address. Enter the URL of a website, such as ${text.slice(text.lastIndexOf('@') + 1)}.`,
    }
  if (LISTS.some((list) => list.test(text)))
    return {
      message: 'This is a list of hosts, ports, or URLs. Enter one URL: one page is read at a time.',
    }
  if (LOCAL_FILE.test(text))
    return { message: 'This is a path on a computer. Enter the URL at which the page is public, such as shop.com.' }
  const web = /^(https?)(?::\/*|\/\/)(?=[^/])/i.exec(text)
  if (!web && OTHER_SCHEME.test(text)) return { message: REFUSED_URL }
  const rest = web ? text.slice(web[0].length) : text.replace(/^\/\//, '')
  if (/^[^/?#]*\s/.test(rest) || !/[.:[\u3002\uff0e\uff61]/.test(rest.split(/[/?#]/)[0] ?? ''))
    return { message: notAnAddress(text, web !== null) }
  const url = `${web ? (web[1] as string).toLowerCase() : 'https'}://${rest}`
  if (!URL.canParse(url)) return { message: notAnAddress(text, web !== null) }
  const { href, hostname } = new URL(url)
  if (hostname.includes('xn--') && isConfusable(rest))
    return {
      message: `The name in “${cut(text)}” contains letters that look like others. Its actual name is ${hostname}. If you mean that site, enter ${hostname}.`,
    }
  return { url: href, hasScheme: web !== null }
}

/**
 * Returns the parsed URL of what someone typed, or undefined if that is none.
 * @example parseTypedUrl('shop.com')?.host // 'shop.com'
 */
export function parseTypedUrl(typed: string) {
  const read = readTypedUrl(typed)
  return 'url' in read ? new URL(read.url) : undefined
}

/**
 * Returns the message for a name without a dot, which is a word or a name in a private network; our server looks up
 * neither.
 */
function notAnAddress(text: string, hasScheme: boolean) {
  if (hasScheme) return REFUSED_URL
  return `“${cut(text)}” is not a URL. Enter one that people can open in a browser, such as shop.com or https://shop.com/socks.`
}

const MAX_SHOWN = 60
const cut = (text: string) => beginningOf(text, MAX_SHOWN)

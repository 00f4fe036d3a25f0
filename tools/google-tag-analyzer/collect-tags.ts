import { type Options, type Program, parse } from 'acorn'
import type { Markup, Tag } from '#engine/web/read-tags.ts'
import { readTags } from '#engine/web/read-tags.ts'
import type { When } from './callback-time.ts'
import type { Commands } from './commands.ts'
import { consentPlatformOf } from './consent-platforms.ts'
import { readGoogleUrl } from './google-urls.ts'
import { labelEvent } from './label-events.ts'
import { runScript } from './run-script.ts'
import type { Scope } from './script-value.ts'
import { type GoogleTag, roleOf, type ScriptRole } from './tag-types.ts'

export type Collected = {
  tags: GoogleTag[]
  /** Consent management platforms, by the scripts that they load. */
  platforms: { name: string; line: number }[]
  /** Scripts that no browser runs, because of a syntax error. */
  broken: { line: number; message: string }[]
  /** Scripts that are nested too deeply or too large to follow. */
  unread: { line: number }[]
  commands: Commands
  /** Text in a script element that also has a `src`, so it never runs. */
  ignored: { line: number }[]
}

/** Lists everything on a page that loads or commands a Google tag, in the order of the source. */
export function collectTags(markup: Markup, pageUrl: string): Collected {
  const found: Collected = { tags: [], platforms: [], broken: [], unread: [], commands: new Map(), ignored: [] }
  const root: Scope = { names: new Map(), parent: undefined }
  for (const tag of markup.tags) {
    if (tag.isInTemplate) continue
    if (tag.name === 'script') readScript(tag, { markup, pageUrl, found, root })
    else if (tag.name === 'iframe' || tag.name === 'img') readEmbed(tag, pageUrl, found)
    else if (tag.name === 'amp-analytics') found.tags.push(ampTag(tag, markup))
    readHandlers(tag, { markup, pageUrl, found, root })
  }
  return found
}

type Reading = { markup: Markup; pageUrl: string; found: Collected; root: Scope }

function readScript(tag: Tag, reading: Reading) {
  const { pageUrl, found } = reading
  const role = roleOf(tag)
  if (role === 'data') return
  const {
    src,
    'data-src': dataSrc,
    'data-rocket-src': rocketSrc,
    'data-cfsrc': cloudflareSrc,
    'data-litespeed-src': litespeedSrc,
  } = tag.attributes
  const late = role === 'run' ? undefined : (dataSrc ?? rocketSrc ?? cloudflareSrc ?? litespeedSrc)
  const url = src ?? late
  if (url === undefined) return readInline(tag, role, reading)
  const platform = consentPlatformOf(url)
  if (platform) found.platforms.push({ name: platform, line: tag.line })
  const google = readGoogleUrl(url, pageUrl)
  if (google)
    found.tags.push({
      ...google,
      ...placeOf(tag),
      url,
      loading: loadingOf(tag),
      when: whenOf(role),
      isConditional: false,
      command: null,
      consent: null,
      settings: {},
    })
  if (src !== undefined && /gtag\s*\(|dataLayer/.test(tag.source ?? '')) found.ignored.push({ line: tag.line })
}

const whenOf = (role: ScriptRole): When => (role === 'run' ? 'load' : role === 'blocked' ? 'never' : 'on-event')

function loadingOf({ attributes }: Tag): GoogleTag['loading'] {
  if (attributes.async !== undefined) return 'async'
  const isModule = attributes.type?.trim().toLowerCase() === 'module'
  return attributes.defer !== undefined || isModule ? 'defer' : 'blocking'
}

const placeOf = ({ line, offset, isInHead, isInNoscript }: Tag) => ({
  line,
  offset,
  position: isInHead ? ('head' as const) : ('body' as const),
  isInNoscript,
})

/** Traces of a tag. Most pages have hundreds of inline scripts without any, which are not parsed. */
const TRACE = /gtag|gtm|dataLayer|google|doubleclick|\bga\s*\(|_gaq|_gat|arguments|AW-|UA-|\bG-|\.src\b|createElement/

/**
 * A script with a syntax error is reported only if it contains one of these, which means that it was meant for a tag.
 */
const ABOUT_TAGS = /gtag|dataLayer|gtm|googletag|google-?analytics|\bga\s*\(|_gaq/i

function readInline(tag: Tag, role: ScriptRole, { markup, pageUrl, found, root }: Reading) {
  const source = tag.source ?? ''
  const platform = consentPlatformOf(source)
  if (platform) found.platforms.push({ name: platform, line: tag.line })
  if (!TRACE.test(source)) return
  const isModule = tag.attributes.type?.trim().toLowerCase() === 'module'
  const scope = isModule ? { names: new Map(), parent: root } : root
  follow(source, { start: tag.end, isModule, tag, when: whenOf(role), scope, markup, pageUrl, found })
}

type Following = {
  start: number
  isModule: boolean
  tag: Tag
  when: When
  scope: Scope
  markup: Markup
  pageUrl: string
  found: Collected
}

function follow(source: string, { start, isModule, tag, when, scope, markup, pageUrl, found }: Following) {
  let program: Program
  try {
    program = parseScript(source, isModule)
  } catch (error) {
    if (error instanceof SyntaxError && !ABOUT_TAGS.test(source)) return
    if (error instanceof SyntaxError) {
      const at = 'pos' in error && typeof error.pos === 'number' ? error.pos : 0
      found.broken.push({
        line: markup.placeOf(start + at).line,
        message: error.message.replace(/\s*\(\d+:\d+\)$/, ''),
      })
    } else found.unread.push({ line: tag.line })
    return
  }
  try {
    const events = runScript(program, scope, found.commands)
    const isLoader = events.some(
      ({ kind, ...event }) =>
        kind === 'call' &&
        'args' in event &&
        event.args.some((one) => one.kind === 'object' && one.entries.has('gtm.start')),
    )
    const containerId = isLoader ? gtmIdIn(source) : null
    for (const event of events) {
      const place = { ...placeOf(tag), offset: start + event.offset, line: markup.placeOf(start + event.offset).line }
      const shared = { ...place, when: when === 'load' ? event.when : when, isConditional: event.isConditional }
      if (event.kind === 'source') {
        const url = readGoogleUrl(event.url, pageUrl)
        const isOwnLoader = !url && isLoader && /^(?:https?:)?\/\//.test(event.url)
        const google = url ?? (isOwnLoader ? ownLoader(event.url, containerId, pageUrl) : undefined)
        if (google)
          found.tags.push(
            injected({ ...google, id: google.id ?? (google.kind === 'gtm' ? containerId : null) }, event.url, shared),
          )
        const platform = consentPlatformOf(event.url)
        if (platform) found.platforms.push({ name: platform, line: place.line })
      } else if (event.kind === 'html') {
        for (const written of readTags(event.html).tags) {
          const google =
            written.name === 'script' && written.attributes.src
              ? readGoogleUrl(written.attributes.src, pageUrl)
              : undefined
          if (google) found.tags.push(injected(google, written.attributes.src ?? '', shared))
        }
      } else {
        const label = labelEvent(event, found.commands, pageUrl)
        if (label) found.tags.push({ ...blank, ...shared, ...label })
      }
    }
  } catch (error) {
    // The script is nested too deeply to follow.
    if (!(error instanceof RangeError)) throw error
    found.unread.push({ line: tag.line })
  }
}

const blank: Omit<GoogleTag, 'kind' | 'line' | 'offset' | 'position' | 'isInNoscript' | 'when' | 'isConditional'> = {
  id: null,
  host: null,
  isServerSide: false,
  dataLayer: null,
  url: null,
  loading: 'inline',
  command: null,
  consent: null,
  settings: {},
}

const injected = (
  google: NonNullable<ReturnType<typeof readGoogleUrl>>,
  url: string,
  shared: Pick<GoogleTag, 'line' | 'offset' | 'position' | 'isInNoscript' | 'when' | 'isConditional'>,
): GoogleTag => ({ ...blank, ...google, ...shared, url, loading: 'injected' })

/** Returns the container of a loader that pushes `gtm.start` and loads its file from a path of its own. */
function ownLoader(url: string, id: string | null, pageUrl: string) {
  const base = pageUrl === '' ? 'https://page.invalid/' : pageUrl
  if (!URL.canParse(url, base)) return undefined
  return { kind: 'gtm' as const, id, host: new URL(url, base).hostname, isServerSide: true, dataLayer: null }
}

const gtmIdIn = (source: string) => /["'`](GTM-[A-Z\d]{4,})["'`]/i.exec(source)?.[1] ?? null

function parseScript(source: string, isModule: boolean): Program {
  const options: Options = {
    ecmaVersion: 'latest',
    sourceType: isModule ? 'module' : 'script',
    allowHashBang: false,
  }
  return parse(source, options)
}

function readEmbed(tag: Tag, pageUrl: string, found: Collected) {
  const { src, 'data-src': dataSrc } = tag.attributes
  const url = src ?? dataSrc
  const google = url === undefined ? undefined : readGoogleUrl(url, pageUrl)
  if (!google || !/^(?:gtm-noscript|ads-pixel|floodlight-pixel|analytics-pixel)$/.test(google.kind)) return
  found.tags.push({
    ...blank,
    ...google,
    ...placeOf(tag),
    url: url ?? null,
    loading: tag.name === 'iframe' ? 'iframe' : 'pixel',
    when: src === undefined ? 'never' : 'load',
    isConditional: false,
  })
}

function ampTag(tag: Tag, { html }: Markup): GoogleTag {
  const config = html.slice(tag.end, tag.end + 3_000).split('</amp-analytics')[0] ?? ''
  const id = /["'](?:gtag_id|account)["']\s*:\s*["']([^"']+)["']/.exec(config)?.[1] ?? null
  return { ...blank, ...placeOf(tag), kind: 'amp-analytics', id, when: 'load', isConditional: false }
}

/** Reads commands in attributes such as `onclick`. */
function readHandlers(tag: Tag, { markup, pageUrl, found, root }: Reading) {
  for (const [name, code] of Object.entries(tag.attributes)) {
    if (!name.startsWith('on') || !/gtag|dataLayer|\bga\s*\(/.test(code)) continue
    const scope: Scope = { names: new Map(), parent: root }
    const isLoad = name === 'onload' && /^(?:body|script|link)$/.test(tag.name)
    const before = found.tags.length
    // An attribute is the body of a function, so it may contain `return`.
    follow(`(function(){${code}\n})()`, {
      start: tag.offset,
      isModule: false,
      tag,
      when: isLoad ? 'after-load' : 'on-event',
      scope,
      markup,
      pageUrl,
      found,
    })
    for (const one of found.tags.slice(before)) {
      one.offset = tag.offset
      one.line = tag.line
    }
  }
}

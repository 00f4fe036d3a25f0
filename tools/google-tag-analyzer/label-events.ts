import type { Commands } from './commands.ts'
import { readGoogleUrl } from './google-urls.ts'
import type { ScriptEvent } from './run-script.ts'
import { GAP, literalText, type ScriptValue, stringOf } from './script-value.ts'
import type { GoogleTag } from './tag-types.ts'

type Label = Pick<GoogleTag, 'kind'> & Partial<GoogleTag>

/** A function that loads a script by its URL, possibly defined in another file. */
const LOADER = /script|inject|loadjs|loadtag|require(?:js)?$|(?:^|\.)import$/i
/** Names of data layers; a queue with such a name belongs to a tag. */
const DATA_LAYER = /^(?:\w*dataLayer\w*|\w*datalayer\w*)$/

/** Returns the meaning of a call or an assignment for Google's tags; undefined for everything else. */
export function labelEvent(event: ScriptEvent, commands: Commands, pageUrl: string): Label | undefined {
  if (event.kind === 'assign') return labelAssignment(event.path, event.value)
  if (event.kind !== 'call') return undefined
  const { path, args } = event
  const command = commands.get(path)
  if (path === 'gtag' || command) return labelCommand(path, args, command)
  const push = /^(.+)\.push$/.exec(path)?.[1]
  if (push) return labelPush(push, args, commands)
  if (/^(?:ga|__gaTracker|_gat\._createTracker|_gat\._getTracker)$/.test(path)) return labelAnalytics(path, args)
  const url = args.map(stringOf).find((one) => one !== undefined && /^(?:https?:)?\/\//.test(one))
  if (!url || !LOADER.test(path)) return undefined
  const google = readGoogleUrl(url, pageUrl)
  return google && { ...google, url, loading: 'injected' }
}

function labelCommand(
  path: string,
  args: ScriptValue[],
  command: { dataLayer: string; isArguments: boolean } | undefined,
): Label | undefined {
  const [name, target, options] = args
  const shared = { command: path, dataLayer: command?.dataLayer ?? null }
  const verb = stringOf(name)
  if (command && !command.isArguments && verb === 'consent') return { kind: 'consent-malformed', ...shared }
  if (verb === 'consent') return labelConsent(stringOf(target), options, shared)
  if (verb === 'config') {
    const settings = settingsOf(options)
    const server = settings.server_container_url ?? settings.transport_url
    return {
      kind: 'config',
      id: stringOf(target) ?? null,
      settings,
      isServerSide: Boolean(server || settings.first_party_collection),
      host: URL.parse(server ?? '')?.hostname ?? null,
      ...shared,
    }
  }
  if (verb === 'event') {
    const settings = settingsOf(options)
    const sendTo = settings.send_to ?? null
    const isConversion = /^(?:AW|DC)-/i.test(sendTo ?? '') || stringOf(target) === 'conversion'
    return {
      kind: isConversion ? 'conversion' : 'event',
      id: sendTo,
      settings: { name: stringOf(target) ?? null, ...settings },
      ...shared,
    }
  }
  if (verb === 'set')
    return { kind: 'set', settings: settingsOf(target?.kind === 'object' ? target : options), ...shared }
  return verb === 'js' ? { kind: 'js', ...shared } : undefined
}

function labelConsent(
  action: string | undefined,
  options: ScriptValue | undefined,
  shared: Pick<GoogleTag, 'command' | 'dataLayer'>,
): Label | undefined {
  if (action !== 'default' && action !== 'update') return undefined
  const all = settingsOf(options)
  const isState = (name: string) =>
    /_storage$|^ad_(?:user_data|personalization)$|^ad_?userdata$|^ad_?personali[sz]ation$/.test(name)
  const consent = Object.fromEntries(Object.entries(all).filter(([name]) => isState(name)))
  const settings = Object.fromEntries(Object.entries(all).filter(([name]) => !isState(name)))
  const isUnknown = options?.kind !== 'object' || !options.isComplete
  return {
    kind: action === 'default' ? 'consent-default' : 'consent-update',
    consent,
    settings: { ...settings, ...(isUnknown ? { isUnknown: 'true' } : {}) },
    ...shared,
  }
}

function labelPush(layer: string, args: ScriptValue[], commands: Commands): Label | undefined {
  const isLayer = DATA_LAYER.test(layer) || [...commands.values()].some(({ dataLayer }) => dataLayer === layer)
  const [first] = args
  if (layer === 'adsbygoogle') return undefined
  if (layer === '_gaq') return labelAnalytics('_gaq', args)
  const isStart = first?.kind === 'object' && first.entries.has('gtm.start')
  if (isStart) return undefined
  if (!isLayer) return undefined
  // An array or a list of texts is not an `arguments` object (Google's consent documentation, “gtag”).
  const words = first?.kind === 'array' ? first.items.map(stringOf) : args.map(stringOf)
  if (words[0] === 'consent' && (words[1] === 'default' || words[1] === 'update'))
    return { kind: 'consent-malformed', dataLayer: layer }
  if (first?.kind !== 'object') return undefined
  return {
    kind: 'data-layer-push',
    dataLayer: layer,
    settings: { event: stringOf(first.entries.get('event')) ?? null },
  }
}

function labelAnalytics(path: string, args: ScriptValue[]): Label | undefined {
  const list = args[0]?.kind === 'array' ? args[0].items : args
  const id = list.map(stringOf).find((one) => /^UA-\d+-\d+$/.test(one ?? ''))
  return id ? { kind: 'universal-analytics', id, command: path } : undefined
}

function labelAssignment(path: string, value: ScriptValue): Label | undefined {
  if (!DATA_LAYER.test(path)) return undefined
  // `window.dataLayer || []` keeps the existing entries; an array replaces them.
  if (value.kind === 'array') return { kind: 'data-layer', dataLayer: path, settings: { replaces: 'true' } }
  return undefined
}

/** Returns the constant entries of an options object; `null` where the value is not a constant. */
function settingsOf(options: ScriptValue | undefined): Record<string, string | null> {
  if (options?.kind !== 'object') return {}
  return Object.fromEntries([...options.entries].map(([name, value]) => [name, flat(value)]))
}

function flat(value: ScriptValue): string | null {
  if (value.kind === 'literal') return literalText(value).includes(GAP) ? null : literalText(value)
  if (value.kind === 'array') return value.items.map((one) => literalText(one)).join(', ')
  return null
}

import type { PluginConfig } from 'svgo'
import { Failure } from '#engine/failures.ts'
import { encodePng } from '#engine/images/encode.ts'
import type { Picture } from '#engine/images/picture.ts'
import { gzipSize } from '#engine/size/compressed-size.ts'
import { drawable, inspectSvg } from '#engine/svg/inspect-svg.ts'
import type { Ports } from '#engine/tool/ports.ts'
import { difference, draw, EDGES, overlay, sizeAt } from './render-difference.ts'
import { findUnseen, lostIds, withoutForeign } from './unseen.ts'

export type Options = {
  precision: number
  isRepeated: boolean
  keepIds: boolean
  dropScripts: boolean
  isIndented: boolean
}
export type Minified = Awaited<ReturnType<typeof minifySvg>>
type World = Pick<Ports, 'drawSvg' | 'asset' | 'signal'>

/** Maximum size at which the saving of each plugin is measured, which takes one run for each plugin. */
const MAX_FOR_STEPS = 150_000

/**
 * Minifies an SVG with SVGO's default plugins, renders both versions at several sizes, and turns off each plugin that
 * changes the picture, found by bisection.
 * @throws {Failure} invalid, if it is not a usable SVG
 */
export async function minifySvg(
  source: string | Uint8Array,
  name: string,
  options: Options,
  { drawSvg, asset, signal }: World,
) {
  const facts = inspectSvg(source, name)
  const unseen = findUnseen(facts.text)
  const worked = withoutForeign(facts.text)
  const { optimize, builtinPlugins } = await import('svgo/browser')
  const preset = [...(builtinPlugins as unknown as Iterable<[string, unknown]>)]
    .map((entry) => (Array.isArray(entry) ? entry[1] : entry) as { name: string; plugins?: { name: string }[] })
    .find((plugin) => plugin.name === 'preset-default')
  const plugins = (preset?.plugins ?? [])
    .map((plugin) => plugin.name)
    .filter((plugin) => !(options.keepIds && plugin === 'cleanupIds') && !unseen.off.includes(plugin))
  const apply = (names: string[]) => {
    const list: PluginConfig[] = names.map(
      (plugin) => ({ name: plugin, params: paramsOf(plugin, options, unseen.ids) }) as PluginConfig,
    )
    try {
      const { data } = optimize(worked.svg, {
        multipass: options.isRepeated,
        floatPrecision: options.precision,
        plugins: [...(options.dropScripts ? (['removeScripts'] as PluginConfig[]) : []), ...list],
        js2svg: options.isIndented ? { indent: 2, pretty: true } : {},
      })
      return worked.restore(data)
    } catch (cause) {
      throw new Failure('invalid', { message: `${name} cannot be parsed as XML: ${xmlReason(cause)}`, cause })
    }
  }

  // The parser's message about broken XML is more precise than the renderer's.
  apply([])
  const before = await drawAll(facts.text)
  /** The last comparison is cached, because most runs compare the same text several times. */
  let last: { svg: string; result: ReturnType<typeof drawBeside> } | undefined
  const compare = (svg: string) => {
    if (last?.svg !== svg) last = { svg, result: drawBeside(svg) }
    return last.result
  }
  const isSame = async (svg: string) => (await compare(svg)).differences.every(({ share }) => share === 0)

  const off: string[] = []
  const rest = () => plugins.filter((plugin) => !off.includes(plugin))
  let svg = apply(rest())
  const atFirst = await compare(svg)
  while (!(await isSame(svg)) && rest().length > 0) {
    signal.throwIfAborted()
    off.push(await culprit())
    svg = apply(rest())
  }
  const isKept = byteLength(svg) >= byteLength(facts.text)
  if (isKept) svg = facts.text
  const { after, differences } = await compare(svg)
  const shown = before.length - 1
  return {
    name,
    svg,
    source: facts.text,
    before: await sizes(facts.text),
    after: await sizes(svg),
    isKept,
    isAnimated: facts.isAnimated,
    scripts: facts.scripts,
    isScriptless: options.dropScripts && !isKept,
    unseen,
    lostIds: lostIds(facts.text, svg),
    external: facts.external,
    plugins: steps(),
    off,
    differences,
    differencesAtFirst: atFirst.differences,
    pictures: await pictures(before[shown], after[shown], atFirst.after[shown]),
  }

  async function drawBeside(svg: string) {
    const after = await drawAll(svg)
    return { after, differences: before.map((one, at) => difference(one, after[at] ?? one, EDGES[at] ?? 0)) }
  }

  async function drawAll(text: string): Promise<Picture[]> {
    const drawnAs = drawable({ ...facts, text })
    try {
      return await Promise.all(EDGES.map((edge) => draw(drawnAs, sizeAt(facts.text, edge), drawSvg)))
    } catch (cause) {
      throw new Failure('invalid', { message: `${name} cannot be rendered: ${drawReason(cause)}`, cause })
    }
  }

  /** Returns the plugin that first changes the picture when plugins are added one after the other. */
  async function culprit(): Promise<string> {
    const list = rest()
    let [same, changed] = [0, list.length]
    while (changed - same > 1) {
      const middle = (same + changed) >> 1
      if (await isSame(apply(list.slice(0, middle)))) same = middle
      else changed = middle
    }
    return list[changed - 1] ?? ''
  }

  function steps() {
    const list = rest()
    if (facts.text.length > MAX_FOR_STEPS) return list.map((plugin) => ({ plugin, saved: null }))
    let last = byteLength(apply([]))
    return list.map((plugin, at) => {
      const now = byteLength(apply(list.slice(0, at + 1)))
      const saved = last - now
      last = now
      return { plugin, saved }
    })
  }

  async function pictures(from: Picture | undefined, to: Picture | undefined, first: Picture | undefined) {
    if (!from || !to || !first) return null
    return {
      width: from.width,
      height: from.height,
      before: await encodePng(from, 0, asset),
      after: await encodePng(to, 0, asset),
      overlay: off.length > 0 ? await encodePng(overlay(from, first), 0, asset) : null,
    }
  }
}

const paramsOf = (plugin: string, { precision }: Options, ids: string[]) =>
  /^(convertPathData|convertTransform|cleanupNumericValues|convertShapeToPath|convertEllipseToCircle|mergePaths)$/.test(
    plugin,
  )
    ? { floatPrecision: precision }
    : plugin === 'cleanupIds'
      ? { preserve: ids }
      : plugin === 'removeUnknownsAndDefaults'
        ? { keepRoleAttr: true }
        : {}
const byteLength = (text: string) => new TextEncoder().encode(text).length
/** Returns SVGO's message with the place in our format: `<input>:2:14: Unquoted attribute value`. */
function xmlReason(cause: unknown) {
  const { reason, line, column } = cause as { reason?: string; line?: number; column?: number }
  return reason && line ? `line ${line}, column ${column}: ${reason.replace(/\.$/, '')}.` : drawReason(cause)
}

const drawReason = (cause: unknown) =>
  (String((cause as Error)?.message ?? cause).split('\n')[0] ?? '')
    .replace(/^SVG data parsing failed cause /, '')
    .replace(/^Target size is zero.*/, 'its proportions leave nothing to see at 48 pixels')
    .replace(/ at (\d+):(\d+)$/, ' (line $1, column $2)')
    .slice(0, 300)
const sizes = async (text: string) => ({ raw: byteLength(text), gzip: await gzipSize(new TextEncoder().encode(text)) })

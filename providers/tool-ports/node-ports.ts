import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { isTooThick } from '#engine/svg/morphology-cost.ts'
import type { Tool } from '#engine/tool/define-tool.ts'
import type { Ports } from '#engine/tool/ports.ts'

type Options = { signal?: AbortSignal; progress?: Ports['progress'] }

/** Returns the ports of Node for one tool. */
export function nodePorts(tool: Tool, { signal, progress = () => {} }: Options = {}): Ports {
  const ports: Ports = {
    now: Date.now,
    randomBytes: (size) => crypto.getRandomValues(new Uint8Array(size)),
    signal: signal ?? new AbortController().signal,
    progress,
    partial: () => {},
    task: async (name, payload) => {
      const task = tool.tasks?.[name]
      if (!task) throw new Error(`The tool ${tool.slug} has no task "${name}".`)
      return task(payload, ports)
    },
    asset: async (name) => new Uint8Array(await readFile(assetPath(tool, name))),
    drawSvg,
  }
  return ports
}

/**
 * Returns the path of a file that a tool names in its `assets`.
 * @throws {Error} for a name that the tool does not list
 */
export function assetPath({ slug, assets = {} }: Pick<Tool, 'slug' | 'assets'>, name: string) {
  const specifier = Object.hasOwn(assets, name) ? assets[name] : undefined
  if (!specifier) throw new Error(`The tool ${slug} has no asset "${name}".`)
  // Read from the package folder, because a package's exports do not list its data files.
  return resolve('node_modules', specifier)
}

const drawSvg: Ports['drawSvg'] = async (svg, { width, height }) => {
  if (isTooThick(svg, { width, height }))
    throw new Error('its feMorphology has a radius so large that rendering would take minutes. Choose a smaller one')
  const { default: sharp } = await import('sharp')
  const { Resvg } = await import('@resvg/resvg-js')
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render()
  const { data } = await sharp(drawn.asPng())
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return new Uint8ClampedArray(data)
}

import { stat } from 'node:fs/promises'
import { UnreadableExport } from '../item.ts'
import { filesIn, readFolderFile } from '../source/folder-files.ts'
import { asText, type Fields, fieldsOf, listOf, parsedJson } from '../source/values.ts'
import { routesOf } from './astro.ts'
import { fromToml, fromYaml } from './front-matter.ts'
import type { Generator, Site } from './site.ts'
import { baseName, folderOf } from './slugs.ts'

const MAX_CONFIG_BYTES = 1_048_576
/** Hidden, installed, or generated. */
const SKIPPED = /(^|\/)(\.[^/]+|node_modules|bower_components|vendor|_site|dist|build|resources\/_gen|\.git)$/
/** What a generator writes, or takes from its theme. */
const ALSO_SKIPPED: Record<Generator, RegExp> = {
  hugo: /^(public|themes|resources|layouts|i18n|archetypes)$/,
  jekyll: /^(_includes|_layouts|_sass)$/,
  astro: /^(src\/(components|layouts|styles))$/,
  eleventy: /(^|\/)(_includes|_layouts)$/,
}

/**
 * Reads which files a folder has, which static generator it is for, and its configuration.
 * @throws {UnreadableExport} if it is no folder
 */
export async function openSite(root: string, options: { generator?: Generator; siteUrl?: string }): Promise<Site> {
  const found = await stat(root).catch(() => undefined)
  if (!found?.isDirectory()) throw new UnreadableExport(`${root} is no folder. Name the folder of the site’s source.`)
  const all = new Set<string>()
  for await (const { path } of filesIn(root, (path) => SKIPPED.test(path))) all.add(path)
  const generator = options.generator ?? generatorOf(all)
  const files = new Set([...all].filter((path) => !isWithin(path, ALSO_SKIPPED[generator])))
  const read = async (path: string) => String(await readFolderFile(root, path, MAX_CONFIG_BYTES).catch(() => ''))
  const config = await configOf(generator, files, read)
  const url = URL.parse(options.siteUrl ?? urlOf(generator, config))
  const site: Site = {
    generator,
    root,
    config,
    siteUrl: url && /^https?:$/.test(url.protocol) ? url.origin : undefined,
    basePath: basePathOf(generator, config, url),
    files,
    inputs: [''],
    routes: new Map(),
    defaults: [],
  }
  if (generator === 'astro') site.routes = await routesOf(site, read)
  if (generator === 'jekyll') site.defaults = jekyllDefaults(config)
  if (generator === 'eleventy') {
    const input = asText(config.input).replace(/^\.\//, '').replace(/\/+$/, '')
    site.inputs = [input && input !== '.' ? `${input}/` : '']
    site.defaults = await directoryData(files, read)
  }
  return site
}

function isWithin(path: string, pattern: RegExp) {
  const parts = path.split('/')
  return parts.some((_, at) => at > 0 && pattern.test(parts.slice(0, at).join('/')))
}

function generatorOf(files: Set<string>): Generator {
  const has = (pattern: RegExp) => [...files].some((path) => pattern.test(path))
  if (has(/^astro\.config\.\w+$/) || has(/^src\/content(\.config\.ts|\/)/)) return 'astro'
  if (has(/^(\.?eleventy(\.config)?\.[cm]?[jt]s)$/) || has(/\.11tydata\./)) return 'eleventy'
  if (has(/^hugo\.(toml|ya?ml|json)$/) || has(/^config\/_default\//)) return 'hugo'
  if (has(/^_config\.ya?ml$/) || has(/(^|\/)_posts\//)) return 'jekyll'
  if (has(/^config\.(toml|ya?ml|json)$/) || has(/^content\/(.+\/)?_?index\.md$/)) return 'hugo'
  return 'eleventy'
}

type Read = (path: string) => Promise<string>

async function configOf(generator: Generator, files: Set<string>, read: Read): Promise<Fields> {
  if (generator === 'hugo') return hugoConfig(files, read)
  if (generator === 'jekyll')
    return structured('_config.yml', await read(files.has('_config.yml') ? '_config.yml' : '_config.yaml'))
  const named = [...files].filter((path) => /^(astro\.config|\.?eleventy(?:\.config)?)\.\w+$/.test(path))
  const text = (await Promise.all(['.eleventy.js', ...named].map(read))).join('\n')
  const data = [...files].filter((path) => /(^|\/)_data\/(site|metadata|meta)\.(json|js|ya?ml|cjs|mjs)$/.test(path))
  const metadata = (await Promise.all(data.map(read))).join('\n')
  // Configuration that is a program is not run; what matters in it is mostly a plain text.
  return {
    site:
      /\bsite\s*:\s*["'`](https?:[^"'`\s]{1,500})/.exec(text)?.[1] ??
      /["']?\burl["']?\s*:\s*["'`](https?:[^"'`\s]{1,500})/.exec(metadata)?.[1],
    base:
      /\bbase\s*:\s*["'`](\/[^"'`\s]{0,500})/.exec(text)?.[1] ??
      /\bpathPrefix\s*:\s*["'`](\/[^"'`\s]{0,500})/.exec(text)?.[1],
    input: /\binput\s*:\s*["'`]([^"'`\s]{1,500})/.exec(text)?.[1],
  }
}

const structured = (path: string, text: string): Fields =>
  path.endsWith('.toml')
    ? fromToml(text).fields
    : path.endsWith('.json')
      ? fieldsOf(parsedJson(text))
      : fromYaml(text).fields

/** Source: https://gohugo.io/configuration/introduction */
async function hugoConfig(files: Set<string>, read: Read): Promise<Fields> {
  const config: Fields = {}
  for (const path of [...files].filter((one) => /^(?:config\/_default\/)?[\w.-]+\.(toml|ya?ml|json)$/.test(one))) {
    const name = baseName(path)
    const isMain = /^(hugo|config)$/.test(name)
    if (!isMain && !path.startsWith('config/')) continue
    const fields = structured(path, await read(path))
    if (isMain) Object.assign(config, fields)
    else config[name] = fields
  }
  // Names of settings are read in any case.
  return { ...config, baseURL: config.baseURL ?? config.baseUrl ?? config.baseurl }
}

function urlOf(generator: Generator, config: Fields): string {
  if (generator === 'hugo') return asText(config.baseURL)
  return asText(generator === 'jekyll' ? config.url : config.site)
}

function basePathOf(generator: Generator, config: Fields, url: URL | null) {
  const path = generator === 'jekyll' ? asText(config.baseurl) : asText(config.base)
  const whole = path || (generator === 'hugo' ? (url?.pathname ?? '') : '')
  return whole.replace(/\/+$/, '').replace(/^(?=[^/])/, '/')
}

/** Source: https://jekyllrb.com/docs/configuration/front-matter-defaults */
const jekyllDefaults = ({ defaults }: Fields): Site['defaults'] =>
  listOf(defaults)
    .map(fieldsOf)
    .map(({ scope, values }) => {
      const { path, type } = fieldsOf(scope)
      return { folder: asText(path).replace(/^\/+/, ''), type: asText(type), fields: fieldsOf(values) }
    })

/**
 * Returns the data that Eleventy gives to all files of a folder.
 * Source: https://www.11ty.dev/docs/data-template-dir
 */
async function directoryData(files: Set<string>, read: Read): Promise<Site['defaults']> {
  const found: Site['defaults'] = []
  for (const path of files) {
    const folder = folderOf(path)
    const name = folder.split('/').at(-2) ?? ''
    const ending = path.slice(folder.length + name.length)
    if (name === '' || !path.startsWith(`${folder}${name}.`)) continue
    if (/^(\.11tydata)?\.json$/.test(ending)) found.push({ folder, fields: fieldsOf(parsedJson(await read(path))) })
    if (/^\.11tydata\.[cm]?[jt]s$/.test(ending)) found.push({ folder, fields: writtenFields(await read(path)) })
  }
  return found.sort((a, b) => a.folder.length - b.folder.length)
}

/** A data file that is a program is not run. Its tags are mostly a list of texts. */
function writtenFields(text: string): Fields {
  const [, list, one] = /\btags\s*:\s*(?:\[([^\]]{0,1000})\]|["'`]([^"'`]{1,200})["'`])/.exec(text) ?? []
  const tags = one ? [one] : [...(list ?? '').matchAll(/["'`]([^"'`]{1,200})["'`]/g)].map(([, tag = '']) => tag)
  return tags.length > 0 ? { tags } : {}
}

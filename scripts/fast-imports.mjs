// Loaded before everything else by each process that uses the CMS. For every module, Node 24 looks up the module's
// package and parses the package's complete list of exports again (`getPackageScopeConfig`). Drizzle's list takes
// 177 kB, and a process loads hundreds of its modules: two fifths of the CPU time that loading the CMS takes.
import { registerHooks } from 'node:module'

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '', conditions } = context
    const isSibling = /^\.\.?\/.*\.js$/.test(specifier) && parentURL.includes('/node_modules/drizzle-orm/')
    if (!isSibling || !conditions.includes('import')) return nextResolve(specifier, context)
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  },
})

import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Leaves out the syntax trees of other parsers, which no option here reads. */
const PARTS = 'utils ast transform parse scope compress output sourcemap propmangle minify'.split(' ')
const GENERATED = 'new Function(code.join(""))()'

/** Bundles UglifyJS without `new Function`, which the content security policy of the site forbids. */
export function uglifyForBrowsers(): Plugin {
  return {
    name: 'uglify-for-browsers',
    enforce: 'pre',
    load: (id) => (/uglify-js\/tools\/node\.js(?:\?|$)/.test(id) ? uglifyModule() : undefined),
  }
}

/**
 * Returns UglifyJS as one ECMAScript module. Its own loader uses `new Function` to join its files and to create the
 * constructor of each syntax tree node; this function does both when the site is built.
 * @throws {Error} if a version of UglifyJS creates its constructors in another way
 */
export function uglifyModule(): string {
  const files = [...PARTS.map((part) => `lib/${part}.js`), 'tools/exports.js']
  const code = files.map((file) => readFileSync(`node_modules/uglify-js/${file}`, 'utf8')).join('\n')
  if (code.split(GENERATED).length !== 2) throw new Error('UglifyJS makes its constructors in another way now.')
  const constructors = constructorsIn(code).map(([type, body]) => `${type}: (() => {${body}})(),`)
  return [
    'const domprops = []',
    'const exports = {}',
    `const constructors = {${constructors.join('\n')}}`,
    code.replace(GENERATED, 'constructors[type]'),
    'export { minify }',
  ].join('\n')
}

/** Runs UglifyJS once and records the code of each constructor that it creates. */
function constructorsIn(code: string): [type: string, body: string][] {
  const found: [string, string][] = []
  const note = (type: string, body: string) => {
    found.push([type, body])
    return new Function(body)()
  }
  new Function('note', 'domprops', 'exports', code.replace(GENERATED, 'note(type, code.join(""))'))(note, [], {})
  return found
}

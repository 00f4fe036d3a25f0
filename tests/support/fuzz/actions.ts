import { existsSync, readFileSync } from 'node:fs'
import { collections } from './cms-names.ts'
import { oddJson, oddScalars, oddTexts } from './odd-values.ts'
import type { Random } from './random.ts'

const MANIFEST = 'admin/.next/server/server-reference-manifest.json'
const UNKNOWN = ['0'.repeat(40), '7f'.repeat(21), `40${'a'.repeat(40)}`]

/** The functions that Payload's screens call, by their names. */
const FUNCTIONS = [
  ...['copy-data-from-locale', 'form-state', 'get-default-layout', 'get-folder-results-component-and-data'],
  ...['get-upcoming-scheduled-publish', 'render-document', 'render-document-slots', 'render-field', 'render-list'],
  ...['render-widget', 'schedule-publish', 'slugify', 'table-state', 'none', '__proto__', 'constructor', ''],
]
const ARGUMENTS = [
  ...['collectionSlug', 'globalSlug', 'slug', 'docID', 'id', 'operation', 'schemaPath', 'path', 'data', 'formState'],
  ...['docPermissions', 'docPreferences', 'query', 'where', 'sort', 'columns', 'limit', 'locale', 'field', 'type'],
  ...[
    'relationTo',
    'folderID',
    'browseByFolder',
    'enableRowSelections',
    'tableAppearance',
    'req',
    'user',
    'widgetSlug',
  ],
  ...['documentSubViewType', 'initialData', 'paramsOverride', 'redirectAfterDelete', 'drawerSlug', 'viewType'],
]
const VALUES = [...collections, 'create', 'update', 'users.email', '1', '999999', 'edit', 'list']

let known: string[] | undefined

/** Returns the ids of the server functions of this build; without a build, ids that no build has. */
function ids() {
  known ??= existsSync(MANIFEST) ? Object.keys(JSON.parse(readFileSync(MANIFEST, 'utf8')).node) : []
  return known.length > 0 ? [...known, ...known, ...known, ...UNKNOWN] : UNKNOWN
}

/** Returns the header and body of a call of a server function of Next, with arguments that no screen would send. */
export function serverAction(random: Random): { id: string; type: string; body: Buffer } {
  const id = random.pick(ids())
  const shape = random.below(10)
  if (shape === 0) return { id, type: 'text/plain;charset=UTF-8', body: Buffer.from(random.pick([...oddJson])) }
  if (shape === 1) return { id, type: 'multipart/form-data; boundary=a', body: formOf(random) }
  const call = { name: random.pick(FUNCTIONS), args: Object.fromEntries(random.times(8, () => argument(random))) }
  const text = JSON.stringify(random.chance(0.9) ? [call] : [call, call, null])
  return { id, type: 'text/plain;charset=UTF-8', body: Buffer.from(text) }
}

function argument(random: Random): [string, unknown] {
  const value = random.below(3)
  const texts = value === 0 ? VALUES : oddTexts
  return [random.pick(ARGUMENTS), value === 2 ? random.pick(oddScalars) : random.pick([...texts])]
}

/** React's own encoding of arguments: references to other fields, to files, and to functions of the server. */
function formOf(random: Random) {
  const references = ['"$F1"', '"$K1"', '"$B1"', '"$@1"', '"$Q1"', '["$1","$1"]', '"$h1"', '"$undefined"', '"$n99999"']
  const fields = random.times(5, () => {
    const name = random.pick(['0', '1', '2', '1_$ACTION_ID_a', '$ACTION_REF_1', '$ACTION_1:0', '$ACTION_KEY'])
    return `--a\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${random.pick([...references, ...oddJson])}\r\n`
  })
  return Buffer.from(`${fields.join('')}--a--\r\n`)
}

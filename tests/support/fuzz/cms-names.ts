import { globSync, readFileSync } from 'node:fs'

const own = globSync('cms/{collections,globals}/*.ts').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const slugsIn = (part: 'collections' | 'globals') =>
  own
    .filter(({ file }) => file.includes(`/${part}/`))
    .flatMap(({ text }) => /^ {2}slug: '([a-z-]+)',$/m.exec(text)?.[1] ?? [])

export const globals = slugsIn('globals')
/** Also Payload's own collections, and names that every JavaScript object has. */
export const collections = [
  ...slugsIn('collections'),
  ...['payload-folders', 'payload-jobs', 'payload-kv', 'payload-locked-documents', 'payload-migrations'],
  ...['payload-preferences', '__proto__', 'constructor'],
]

const endpointsIn = (files: string) => [
  ...new Set(
    globSync(files).flatMap((file) => readFileSync(file, 'utf8').match(/(?<=\bpath: ')\/[a-z:][^'#]*(?=')/g) ?? []),
  ),
]

/** Paths of the endpoints that our own code adds to the CMS. Those of a collection have its name in front. */
export const endpoints = endpointsIn('cms/**/*.ts').filter((path) => !path.startsWith('/admin/'))

/** Names of fields of all collections. */
export const cmsFields = [
  ...new Set(
    globSync('cms/{collections,globals,fields,collaboration,review,schedule}/**/*.ts').flatMap(
      (file) => readFileSync(file, 'utf8').match(/(?<=\bname: ')[A-Za-z]\w*(?=')/g) ?? [],
    ),
  ),
]

import { Failure } from '#engine/failures.ts'

/** Maximum nesting of fields; no call needs more. */
const MAX_DEPTH = 32

/**
 * Reads the fields of a request: JSON or a form, as `{ data: {…} }` or directly.
 * @throws {Failure} wrong-type for another media type; malformed if the body cannot be parsed or stored
 */
export async function readFields(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? ''
  let body: unknown
  if (/^application\/json\b/.test(type)) {
    body = await request.json().catch(() => {
      throw new Failure('malformed')
    })
  } else if (/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(type)) {
    const form = await request.formData().catch(() => {
      throw new Failure('malformed')
    })
    body = fieldsOf(form)
  } else throw new Failure('wrong-type')
  const wrapped = isFields(body) && isFields(body.data) ? body.data : body
  if (!isFields(wrapped) || !isStorable(wrapped)) throw new Failure('malformed')
  return wrapped
}

/** Returns the named parameters of the query. */
export function queryFields(url: URL, names: string[]) {
  return Object.fromEntries([...url.searchParams].filter(([name]) => names.includes(name)))
}

/** Returns whether PostgreSQL can store a text: it rejects NUL and lone surrogates, which no form sends. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null || value instanceof File) return true
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner, depth + 1))
}

/** Returns fields by name. A name that occurs more than once, such as that of checkboxes, becomes a list. */
function fieldsOf(form: FormData) {
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const all = form.getAll(name)
      return [name, all.length > 1 ? all : all[0]]
    }),
  )
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

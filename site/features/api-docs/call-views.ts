import type { DescribedCall } from '#site/calls/calls.ts'
import { type FieldTable, fieldTables } from './field-rows.ts'
import { fieldsSchema, type Operation, type openapi } from './openapi.ts'

export type CallView = {
  id: string
  method: string
  path: string
  summary: string
  /** Query parameters, then the fields of the body. */
  tables: FieldTable[]
  curl: string
  answers: { status: string; text: string; keys: { name: string; text: string }[] }[]
}
export type CallGroup = { title: string; calls: CallView[] }

const titles: Record<string, string> = {
  read: 'Read',
  form: 'Send',
  tool: 'Tools',
  other: 'Everything else',
  'back office': 'Back office',
}

/** Returns the calls as the page shows them, grouped by purpose. */
export function callGroups(calls: DescribedCall[], { paths, servers, tags }: ReturnType<typeof openapi>): CallGroup[] {
  const site = servers[0]?.url ?? ''
  const shown = calls.flatMap(({ path, call }) => {
    const operation = paths[path]?.[call.method.toLowerCase()]
    return operation ? [{ tag: operation.tags[0], call: toShown({ path, call }, operation, site) }] : []
  })
  return tags
    .map(({ name }) => ({
      title: titles[name] ?? name,
      calls: shown.filter(({ tag }) => tag === name).map(({ call }) => call),
    }))
    .filter((group) => group.calls.length > 0)
}

function toShown({ path, call }: DescribedCall, operation: Operation, site: string): CallView {
  const parameters = (operation.parameters ?? []).map(({ name, schema, required, description }) => ({
    name,
    type: schema.type === 'string' ? 'text' : String(schema.type),
    isNeeded: required,
    limits: description.replace(/\.$/, ''),
  }))
  const fields = call.method === 'POST' ? fieldTables(fieldsSchema(call)) : []
  return {
    id: operation.operationId,
    method: call.method,
    path,
    summary: operation.summary,
    tables: [{ title: 'In the URL', rows: parameters }, ...fields].filter(({ rows }) => rows.length > 0),
    curl: curlOf(path, operation, site),
    answers: Object.entries(operation.responses).map(([status, { description, content }]) => ({
      status,
      text: description,
      keys: Object.entries(content?.['application/json']?.schema.properties ?? {}).flatMap(([name, key]) =>
        key.description ? [{ name, text: key.description }] : [],
      ),
    })),
  }
}

/** Returns a shell command that runs as is. */
function curlOf(path: string, { requestBody }: Operation, site: string) {
  const url = `${site}${path}`
  if (!requestBody) return `curl ${url}`
  const { 'multipart/form-data': parts, 'application/json': json } = requestBody.content
  if (parts) {
    const fields = Object.entries(parts.example as object).map(([name, value]) =>
      name === 'resume' ? `-F ${quoted(`${name}=@${value}`)}` : `-F ${quoted(`${name}=${value}`)}`,
    )
    return [`curl ${url}`, ...fields].join(' \\\n  ')
  }
  return [`curl ${url}`, "-H 'content-type: application/json'", `-d ${quoted(JSON.stringify(json?.example))}`].join(
    ' \\\n  ',
  )
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

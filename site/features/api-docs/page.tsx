import type { CallGroup, CallView } from './call-views.ts'
import type { FieldTable } from './field-rows.ts'

export type ApiDocsPageProps = { groups: CallGroup[] }

/** Renders every call: its purpose, its fields, its responses. */
export function ApiDocsPage({ groups }: ApiDocsPageProps) {
  return (
    <>
      <div className="page head-split first">
        <h1>API</h1>
        <p className="lead">
          The calls that the pages of this site make. Send the body as is or wrapped in <code>data</code>, as JSON or as
          a form. <a href="/api/openapi.json">The same as OpenAPI 3.1</a>
        </p>
      </div>
      <div className="page calls">
        <nav className="call-list" aria-label="Calls">
          {groups.map(({ title, calls }) => (
            <div key={title}>
              <p>{title}</p>
              <ul>
                {calls.map(({ id, path }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{path.replace('/api/', '')}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div>
          {groups.map(({ title, calls }) => (
            <section key={title} className="call-group">
              <h2>{title}</h2>
              {calls.map((call) => (
                <CallEntry key={call.id} {...call} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

function CallEntry({ id, method, path, summary, tables, curl, answers }: CallView) {
  return (
    <article className="api-call" id={id}>
      <header>
        <h3>
          <span className="badge outline">{method}</span> {path}
        </h3>
        <p>{summary}</p>
      </header>
      {tables.map((table) => (
        <Fields key={table.title} {...table} label={`${method} ${path}`} />
      ))}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll sideways, by keyboard too */}
      {/* biome-ignore lint/a11y/useSemanticElements: no element names a listing without being a landmark */}
      <pre tabIndex={0} role="group" aria-label={`Example of ${method} ${path}`}>
        <code>{curl}</code>
      </pre>
      <dl className="answers">
        {answers.map(({ status, text, keys }) => (
          <div key={status}>
            <dt className="mono">{status}</dt>
            <dd>
              {text}
              {keys.length > 0 && (
                <ul>
                  {keys.map((key) => (
                    <li key={key.name}>
                      <code>{key.name}</code> {key.text}
                    </li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

function Fields({ title, rows, label }: FieldTable & { label: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a landmark for each of so many tables would be noise
    <div
      className="table-scroll"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, by keyboard too
      tabIndex={0}
      role="group"
      aria-label={`Fields of ${label}${title ? `, ${title}` : ''}`}
    >
      <table>
        {title && <caption>{title}</caption>}
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Type</th>
            <th scope="col">Needed</th>
            <th scope="col">Limits</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, type, isNeeded, limits }) => (
            <tr key={name}>
              <th scope="row" className="mono">
                {name}
              </th>
              <td>{type}</td>
              <td>{isNeeded ? 'yes' : 'no'}</td>
              <td>{limits}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

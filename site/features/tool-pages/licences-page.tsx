import type { LibraryRow } from './licences.ts'

/** Third-party libraries whose results appear in reports, with their licenses. */
export function LicencesPage({ rows }: { rows: LibraryRow[] }) {
  return (
    <>
      <div className="page head-split first">
        <h1>Licences</h1>
        <p className="lead">
          The libraries that decide something in a tool’s report. Names, versions and licences are read from the
          packages that this site runs.
        </p>
      </div>
      <div className="page licences">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, by keyboard too */}
        <section className="table-scroll" tabIndex={0} aria-label="Libraries">
          <table>
            <thead>
              <tr>
                <th scope="col">Library</th>
                <th scope="col">Version</th>
                <th scope="col">Licence</th>
                <th scope="col">What it does, and where</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, version, licence, tools }) => (
                <tr key={name}>
                  <th scope="row">
                    <a href={`https://www.npmjs.com/package/${name}`} rel="noopener">
                      {name}
                    </a>
                  </th>
                  <td className="data">{version}</td>
                  <td className="data">{licence}</td>
                  <td>
                    <ul>
                      {tools.map(({ slug, name, does }) => (
                        <li key={slug}>
                          {does}: <a href={`/tools/${slug}/`}>{name}</a>
                        </li>
                      ))}
                    </ul>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <p className="licences-note">
          A library under the LGPL is a separate file that is loaded when it is needed: it can be replaced in{' '}
          <code>node_modules</code> without changing anything else.
        </p>
      </div>
    </>
  )
}

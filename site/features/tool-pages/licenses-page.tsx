import { dataSets } from './data-sets.ts'
import type { LibraryRow } from './licenses.ts'

/** Lists third-party libraries whose results appear in reports, with their licenses. */
export function LicensesPage({ rows }: { rows: LibraryRow[] }) {
  return (
    <>
      <div className="page head-split first">
        <h1>Licenses</h1>
        <p className="lead">
          Third-party libraries whose results appear in reports. Names, versions, and licenses come from the packages
          that this site runs.
        </p>
      </div>
      <div className="page licenses">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, by keyboard too */}
        <section className="table-scroll" tabIndex={0} aria-label="Libraries">
          <table>
            <thead>
              <tr>
                <th scope="col">Library</th>
                <th scope="col">Version</th>
                <th scope="col">License</th>
                <th scope="col">Purpose and tools</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, version, license, tools }) => (
                <tr key={name}>
                  <th scope="row">
                    <a href={`https://www.npmjs.com/package/${name}`} rel="noopener">
                      {name}
                    </a>
                  </th>
                  <td className="data">{version}</td>
                  <td className="data">{license}</td>
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
        <p className="licenses-note">
          This site also ships with data:{' '}
          {dataSets.map(({ name, url, release, license, does }) => (
            <span key={name}>
              <a href={url} rel="noopener">
                {name}
              </a>{' '}
              ({license}), up to {release}: {does.charAt(0).toLowerCase() + does.slice(1)}, in compact form.
            </span>
          ))}
        </p>
        <p className="licenses-note">
          Libraries under the LGPL are separate files that load on demand. You can replace them in{' '}
          <code>node_modules</code> without changing anything else.
        </p>
      </div>
    </>
  )
}

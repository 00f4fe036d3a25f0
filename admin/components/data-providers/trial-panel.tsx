import type { Trial } from '#engine/data-providers/provider-screen.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { dollars } from './format.ts'

const titles = { found: 'It works', unknown: 'It responds but has no data for this', failed: 'It failed' }

/**
 * Renders what came back from “Try it”: status, time, and cost, then the first results, or what failed and how to fix
 * it.
 */
export function TrialPanel({ trial }: { trial: Trial }) {
  const { kind, question, message, howTo, durationMs, costUsd, requests, columns, rows, json } = trial
  return (
    <section className="trial" data-kind={kind} aria-label="Response">
      <h4>{titles[kind]}</h4>
      {message && <p>{message}</p>}
      {howTo && <p>{howTo}</p>}
      <dl>
        <div>
          <dt>Asked</dt>
          <dd>{question}</dd>
        </div>
        <div>
          <dt>Time</dt>
          <dd>{withCommas(durationMs)} ms</dd>
        </div>
        <div>
          <dt>Cost</dt>
          <dd>{dollars(costUsd)}</dd>
        </div>
        <div>
          <dt>Requests</dt>
          <dd>{requests.length === 0 ? 'none was sent' : requests.map(requestText).join(', ')}</dd>
        </div>
      </dl>
      {rows.length > 0 && (
        <div className="trial-rows">
          <table>
            <caption>First results</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.join(' ')}>
                  {row.map((cell, at) => (
                    <td key={columns[at]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <details>
        <summary>Response as JSON</summary>
        <pre>{json}</pre>
      </details>
    </section>
  )
}

const requestText = ({ host, status, durationMs }: Trial['requests'][number]) =>
  `${status === undefined ? 'no response' : `HTTP ${status}`} from ${host} in ${durationMs} ms`

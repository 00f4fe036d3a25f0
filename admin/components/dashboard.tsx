import type { ServerProps } from 'payload'
import { hasRole } from '../../cms/access/roles.ts'
import { demoContent, type Waiting, whatWaits } from './what-waits.ts'

/** What somebody has to do today, before the list of everything. */
export async function Dashboard({ payload, user }: ServerProps) {
  if (!user) return null
  const [waiting, demo] = await Promise.all([
    whatWaits(payload, user),
    hasRole(user, 'editor') ? demoContent(payload, user) : [],
  ])
  const invented = demo.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className="waits" aria-labelledby="waits-title">
      <h2 id="waits-title">What waits</h2>
      <ul className="waits-list">
        {waiting.map((one) => (
          <li key={one.label}>
            <Card {...one} />
          </li>
        ))}
      </ul>
      {invented > 0 && (
        <details className="waits-demo">
          <summary>
            <b>{invented}</b> documents are demonstration content: invented people, clients, quotes and figures.
          </summary>
          <p>
            Make them real and untick “Demonstration content”, or remove them all with{' '}
            <code>npm run seed -- --remove-demo</code>.
          </p>
          <ul>
            {demo.map(({ label, count, href }) => (
              <li key={label}>
                <a href={href}>
                  {label} <span>{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function Card({ label, count, href, urgent }: Waiting) {
  return (
    <a className="waits-card" href={href} data-state={count === 0 ? 'done' : urgent ? 'urgent' : 'open'}>
      <b>{count}</b>
      <span>{label}</span>
    </a>
  )
}

import type { Payload } from 'payload'
import { listOf } from '../what-waits.ts'

const MAX_SHOWN = 10
const MAX_EXCERPT = 80

const states = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' }

/** Renders the last deliveries of a webhook, each with its response. */
export async function WebhookLog({ payload, id }: { payload: Payload; id: number }) {
  const { docs, totalDocs } = await payload.find({
    collection: 'webhook-messages',
    where: { webhook: { equals: id } },
    sort: '-createdAt',
    limit: MAX_SHOWN,
    depth: 0,
  })
  if (docs.length === 0) return <p>Nothing has been sent yet.</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="webhook-log" aria-label="Latest deliveries" tabIndex={0}>
      <table>
        <caption>Latest deliveries</caption>
        <thead>
          <tr>
            <th scope="col">Message</th>
            <th scope="col">Status</th>
            <th scope="col">Response</th>
            <th scope="col">Attempts</th>
            <th scope="col">Sent on (UTC)</th>
          </tr>
        </thead>
        <tbody>
          {docs.map(({ id: message, type, about, status, responseStatus, responseExcerpt, lastError, ...doc }) => (
            <tr key={message} data-state={status}>
              <th scope="row">
                <a href={`/admin/collections/webhook-messages/${message}`}>{type}</a>
                <small>{about}</small>
              </th>
              <td>{states[status]}</td>
              <td>
                {responseStatus ?? 'None'}
                <small>{(responseExcerpt || lastError || '').slice(0, MAX_EXCERPT)}</small>
              </td>
              <td>{doc.attempts}</td>
              <td>{doc.createdAt.slice(0, 16).replace('T', ' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {totalDocs > docs.length && (
        <p>
          <a href={listOf(payload, 'webhook-messages', 'webhook', 'equals', String(id))}>All {totalDocs} deliveries</a>
        </p>
      )}
    </section>
  )
}

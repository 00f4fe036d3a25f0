import type { UIFieldServerProps } from 'payload'
import { formatDate } from '#engine/text/date-format.ts'

/** Lists on a lead the audits that belong to it. */
export async function LeadAudits({ data, payload, user }: UIFieldServerProps) {
  if (!data.id || !user) return null
  const { docs } = await payload.find({
    collection: 'audits',
    where: { lead: { equals: data.id } },
    select: { host: true, score: true, createdAt: true },
    sort: '-createdAt',
    limit: 20,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  if (docs.length === 0) return null
  return (
    <section className="lead-audits" aria-label="Audits">
      <h3>Audits</h3>
      <ul>
        {docs.map(({ id, host, score, createdAt }) => (
          <li key={id}>
            <a href={`/admin/collections/audits/${id}`}>{host}</a>
            {typeof score === 'number' && <b>{score} of 100</b>}
            <span>{formatDate(createdAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export type Deliverable = { when: string; text: string; detail: string }

/** Renders what the client receives, and on which day. */
export function DeliverableList({ deliverables }: { deliverables: Deliverable[] }) {
  if (deliverables.length === 0) return null
  return (
    <section className="band">
      <div className="page four-eight">
        <h2 className="t-headline">What you get and when</h2>
        <dl className="day-list">
          {deliverables.map(({ when, text, detail }) => (
            <div key={`${when} ${text}`}>
              <dt>
                {when && <span className="data">{when}</span>} <span>{text}</span>
              </dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** Renders what to expect after 60 days. */
export function SixtyDays({ items }: { items: string[] }) {
  if (items.length === 0) return null
  return (
    <section className="band sixty">
      <div className="page sixty-grid">
        <h2>After 60 days</h2>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export type Deliverable = { when: string; text: string; detail: string }

/** Renders what the client receives, and on which day. */
export function DeliverableList({ deliverables }: { deliverables: Deliverable[] }) {
  return (
    <>
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
    </>
  )
}

/** Renders what to expect after 60 days. */
export function SixtyDays({ items }: { items: string[] }) {
  return (
    <>
      <h2 className="t-headline">After 60 days</h2>
      <ul className="sixty-list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  )
}

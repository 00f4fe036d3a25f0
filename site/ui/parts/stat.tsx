/** Renders a figure and what it counts. The final figure is in the page; it counts up when it comes into view. */
export function Stat({ figure, label }: { figure: string; label: string }) {
  return (
    <p className="stat">
      <CountUp figure={figure} /> <span>{label}</span>
    </p>
  )
}

export function CountUp({ figure }: { figure: string }) {
  return <strong data-count-up="">{figure}</strong>
}

/** Renders a few short items, each after a dash. */
export function DashList({ items, isPlain = false }: { items: string[]; isPlain?: boolean }) {
  return (
    <ul className={isPlain ? 'dash plain' : 'dash'}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
